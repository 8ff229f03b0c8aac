import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { settingNames } from '../../apps/mock-server/src/settings.ts';
import { complain, inWorkspace, root } from './files.ts';

interface Container {
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly {
    readonly name: string;
    readonly valueFrom?: { readonly configMapKeyRef?: { readonly key: string } };
  }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext?: { readonly readOnlyRootFilesystem?: boolean; readonly allowPrivilegeEscalation?: boolean };
  readonly lifecycle?: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly [probe: `${string}Probe`]:
    { readonly httpGet: { readonly path: string; readonly port: string } } | undefined;
}

interface PodSpec {
  readonly containers: readonly Container[];
  readonly securityContext?: { readonly runAsNonRoot?: boolean };
  readonly terminationGracePeriodSeconds?: number;
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly template?: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: PodSpec;
    };
    readonly selector?: Readonly<Record<string, unknown>>;
    readonly ports?: readonly { readonly targetPort: string }[];
  };
}

const parseManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS({}) as Manifest);

/**
 * Returns the fields that the types of `kubernetes-models` do not know, such as a misspelt probe. The schemas of the
 * same package accept unknown fields.
 */
export function unknownFields(text: string): string[] {
  const manifests = parseManifests(text);
  const file = `${root}/manifests.ts`;
  const source = manifests
    .map(
      (manifest, index) =>
        `import type { I${manifest.kind} as T${index} } from 'kubernetes-models/${manifest.apiVersion}';\nexport const m${index}: T${index} = ${JSON.stringify(manifest)};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, source, version) : getSourceFile(name, version);
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], options, host);
  const parsed = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(parsed), ...program.getSemanticDiagnostics(parsed)].map(
    ({ messageText }) => `the types: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

async function schemaComplaints(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const models = (await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}`)) as Record<
    string,
    new (data: object) => { validate(): void }
  >;
  try {
    new models[kind]!(manifest).validate();
    return [];
  } catch (error) {
    return [`the schema: ${kind} ${error instanceof Error ? error.message : ''}`];
  }
}

const PROBES = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const;
/** The time that the server needs to stop, with some reserve. */
const STOPS_WITHIN_S = 10;

function podComplaints(kind: string, pod: PodSpec, settings: readonly string[], probed: readonly string[]): string[] {
  return pod.containers.flatMap((container) => {
    const { args = [], env = [], ports = [], lifecycle, securityContext } = container;
    const probes = PROBES.flatMap((name) => container[name] ?? []);
    const grace = (lifecycle?.preStop.sleep.seconds ?? 0) + STOPS_WITHIN_S;
    return complain([
      [pod.securityContext?.runAsNonRoot === true, `${kind}: it may run as root`],
      [securityContext?.readOnlyRootFilesystem === true, `${kind}: it may write to its image`],
      [securityContext?.allowPrivilegeEscalation === false, `${kind}: it may gain privileges`],
      [kind !== 'Deployment' || probes.length === PROBES.length, `${kind}: a probe is missing`],
      [
        probes.every(({ httpGet }) => ports.some(({ name }) => name === httpGet.port)),
        `${kind}: a probe asks at no port`,
      ],
      [
        probes.every(({ httpGet }) => probed.includes(httpGet.path)),
        `${kind}: a probe asks what the server does not answer`,
      ],
      [args.every(inWorkspace), `${kind}: no program ${args.join(' ')}`],
      [(pod.terminationGracePeriodSeconds ?? 30) >= grace, `${kind}: it is killed while it finishes requests`],
      [env.every(({ name }) => settingNames.includes(name)), `${kind}: a setting that the server does not know`],
      [
        env.every(
          ({ valueFrom }) =>
            valueFrom?.configMapKeyRef === undefined || settings.includes(valueFrom.configMapKeyRef.key),
        ),
        `${kind}: a setting that no ConfigMap has`,
      ],
    ]);
  });
}

/**
 * Returns the schema errors of all manifests, and the names in them that no other manifest defines.
 * @param probed paths to which the server responds for probes
 */
export async function kubernetesComplaints(text: string, probed: readonly string[]): Promise<string[]> {
  const manifests = parseManifests(text);
  const pods = manifests.flatMap(({ kind, spec }) => (spec?.template ? [{ kind, ...spec.template }] : []));
  const shop = pods.find(({ kind }) => kind === 'Deployment');
  const labels = JSON.stringify(shop?.metadata.labels);
  const settings = manifests.flatMap(({ data }) => Object.keys(data ?? {}));
  const images = new Set(pods.flatMap(({ spec }) => spec.containers.map(({ image }) => image)));
  return [
    ...(await Promise.all(manifests.map(schemaComplaints))).flat(),
    ...pods.flatMap(({ kind, spec }) => podComplaints(kind, spec, settings, probed)),
    ...settings.filter((name) => !settingNames.includes(name)).map((name) => `no setting is called ${name}`),
    ...manifests.flatMap(({ kind, spec }) => {
      const { matchLabels = spec?.selector } = (spec?.selector ?? {}) as { matchLabels?: unknown };
      return complain([
        [spec?.selector === undefined || JSON.stringify(matchLabels) === labels, `${kind}: it selects no shop`],
      ]);
    }),
    ...manifests
      .flatMap(({ kind, spec }) => (kind === 'Service' ? (spec?.ports ?? []) : []))
      .filter(
        ({ targetPort }) => !shop?.spec.containers.some(({ ports }) => ports?.some(({ name }) => name === targetPort)),
      )
      .map(({ targetPort }) => `the Service sends to no port ${targetPort}`),
    ...complain([
      [images.size === 1, 'the migration is of another version than the shop'],
      [
        ['Deployment', 'Service', 'PodDisruptionBudget', 'Job'].every((kind) =>
          manifests.some((one) => one.kind === kind),
        ),
        'a kind is missing',
      ],
    ]),
  ];
}
