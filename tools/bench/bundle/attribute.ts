import { TraceMap, eachMapping, type EachMapping } from '@jridgewell/trace-mapping';

/** A script that the build writes. */
export interface Script {
  readonly code: string;
  /** Its source map, as JSON. */
  readonly map: string;
}

/** Returns the package of a source file: the name of an npm package, or the folder of one of our packages. */
export function packageOf(source: string): string {
  const fromNpm = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (fromNpm) return fromNpm;
  const ours = /(?:^|\/)(libs|apps)\/([^/]+)\//.exec(source);
  return ours ? `${ours[1]}/${ours[2]}` : 'the bundler';
}

/** Counts the characters of a script by package, from its source map. The counts add up to the whole script. */
export function charactersByPackage({ code, map }: Script): Map<string, number> {
  const lines = code.split('\n');
  const mappings: EachMapping[] = [];
  eachMapping(new TraceMap(map), (mapping) => mappings.push(mapping));
  const characters = new Map<string, number>();
  let known = 0;
  mappings.forEach(({ generatedLine, generatedColumn, source }, at) => {
    const next = mappings[at + 1];
    const end =
      next?.generatedLine === generatedLine
        ? next.generatedColumn
        : (lines[generatedLine - 1]?.length ?? generatedColumn);
    const name = packageOf(source ?? '');
    characters.set(name, (characters.get(name) ?? 0) + end - generatedColumn);
    known += end - generatedColumn;
  });
  characters.set('the bundler', (characters.get('the bundler') ?? 0) + code.length - known);
  return characters;
}

/** Divides the transferred bytes of a script among its packages, by their shares of its characters. */
export function shares(script: Script, bytes: number): Map<string, number> {
  const { length } = script.code;
  return new Map([...charactersByPackage(script)].map(([name, count]) => [name, (bytes * count) / length]));
}
