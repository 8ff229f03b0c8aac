import { type Copy, DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { settingNames } from '../../apps/mock-server/src/settings.ts';
import { complain, inWorkspace } from './files.ts';

/** The path of the workspace in the image. */
const WORKSPACE = '/app/';
/** Stages that other stages start from. */
const STAGES = new Set(['source', '${EARLIER}']);
/** Files that a stage creates itself and that the image copies from it. */
const MADE = ['node_modules', 'apps/storefront/dist', 'apps/storefront/dist/assets'];

export interface Copied {
  readonly stage: string;
  /** The path below the root of the workspace. It is the same at the target. */
  readonly file: string;
}

/** Returns what the last stage, which is the image, copies from other stages, in this order. */
export function copied(text: string): Copied[] {
  const copies = DockerfileParser.parse(text)
    .getInstructions()
    .filter((one): one is Copy => one.getKeyword() === 'COPY' && one.getRange().start.line > lastFrom(text));
  return copies.map((copy) => ({
    stage: copy.getFromFlag()?.getValue() ?? '',
    file: (copy.getArguments()[0]?.getValue() ?? '').replace(WORKSPACE, ''),
  }));
}

const lastFrom = (text: string): number => DockerfileParser.parse(text).getFROMs().at(-1)?.getRange().start.line ?? 0;

/** Returns the linter messages for a Dockerfile, and where it breaks the rules for our image. */
export function dockerfileComplaints(text: string, nodeVersion: string): string[] {
  const dockerfile = DockerfileParser.parse(text);
  const [last] = dockerfile.getFROMs().slice(-1);
  const image = dockerfile.getInstructions().filter((one) => one.getRange().start.line > lastFrom(text));
  const valueOf = (keyword: string): string =>
    image.findLast((one) => one.getKeyword() === keyword)?.getArgumentsContent() ?? '';
  const environment = new Map(
    dockerfile
      .getENVs()
      .flatMap((env) => env.getProperties())
      .map((property) => [property.getName(), property.getValue() ?? '']),
  );
  const ports = valueOf('EXPOSE').split(' ');
  const programs = [...`${valueOf('CMD')} ${valueOf('HEALTHCHECK')}`.matchAll(/"(apps\/[^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  return [
    ...validate(text, {}).map(({ message }) => `the linter: ${message}`),
    ...complain([
      [
        dockerfile.getFROMs().every((from) => from.getImageTag() !== null || STAGES.has(from.getImage() ?? '')),
        'an image has no tag',
      ],
      [text.includes(`FROM node:${nodeVersion}-`), `it is not built with the pinned Node ${nodeVersion}`],
      [last?.getImage()?.startsWith('gcr.io/distroless/nodejs24-') === true, 'the image has a shell or another Node'],
      [image.every((one) => one.getKeyword() !== 'RUN'), 'the image runs a command of its own'],
      [
        /^[1-9]\d*:[1-9]\d*$/.test(valueOf('USER')),
        'the image runs as root, or as a name that Kubernetes cannot check',
      ],
      [valueOf('HEALTHCHECK').includes('"/healthz"'), 'the image has no health check'],
      [programs.length === 2 && programs.every(inWorkspace), `a program is missing: ${programs.join(', ')}`],
      [
        ports.join() === [environment.get('STOREFRONT_PORT'), environment.get('API_PORT')].join(),
        'the ports shown are not those set',
      ],
    ]),
    ...copied(text)
      .map(({ file }) => file)
      .filter((file) => !MADE.includes(file) && !inWorkspace(file))
      .map((file) => `nothing to copy at ${file}`),
    ...[...environment.keys()]
      .filter((name) => !settingNames.includes(name))
      .map((name) => `no setting is called ${name}`),
  ];
}
