import path from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { writtenIn } from './written.ts';

/**
 * Returns the compiler errors of files that generators have written. None of the files is on the disk.
 * @param trees their trees
 * @param files those to check, relative to the workspace
 * @param styledSystem the folder of Panda's output for the recipes in those trees
 */
export function typeErrors(trees: readonly Tree[], files: readonly string[], styledSystem: string): string[] {
  const [root = ''] = trees.map((tree) => tree.root);
  const usual = path.join(root, 'libs/ui/styled-system');
  const placed = (file: string) =>
    file.startsWith(`${usual}/`) ? path.join(styledSystem, path.relative(usual, file)) : file;
  const written = new Map([...writtenIn(trees)].map(([file, text]) => [path.join(root, file), text]));
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  // A new library has no link yet.
  const libraries = [...written.keys()]
    .map((file) => /\/libs\/([\w-]+)\/src\/index\.ts$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  const paths = Object.fromEntries(libraries.map((name) => [`@niramaya/${name}`, [`./libs/${name}/src/index.ts`]]));
  const host = ts.createCompilerHost({ ...options, paths });
  const [readFile, fileExists, directoryExists] = [host.readFile, host.fileExists, host.directoryExists];
  host.readFile = (file) => written.get(file) ?? readFile.call(host, placed(file));
  host.fileExists = (file) => written.has(file) || fileExists.call(host, placed(file));
  host.directoryExists = (folder) =>
    [...written.keys()].some((file) => file.startsWith(`${folder}/`)) || (directoryExists?.call(host, folder) ?? true);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target, ...rest) => {
    const text = written.get(file) ?? (placed(file) === file ? undefined : readFile.call(host, placed(file)));
    return text === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    { ...options, paths },
    host,
  );
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}
