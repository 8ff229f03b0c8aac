import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { libraries, root, ui } from './libraries.ts';

/** The folder into which TypeScript writes the declarations of all libraries at once. */
const emitted = path.join(root, '.cache', 'library', 'types');
/** The path of the compiler of TypeScript. */
export const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

/** Writes the type declarations of all libraries into their builds. Throws if a type is wrong. */
export function writeDeclarations(): void {
  rmSync(emitted, { recursive: true, force: true });
  execFileSync(process.execPath, [tsc, '--project', 'tools/library/tsconfig.json', '--pretty', 'false'], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const { folder, built } of libraries)
    cpSync(path.join(emitted, path.basename(folder), 'src'), path.join(built, 'modules'), { recursive: true });
  cpSync(path.join(ui.folder, 'styled-system'), path.join(ui.built, 'styled-system'), {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || file.endsWith('.d.ts'),
  });
  // `UiProvider.d.ts` imports the style sheets as modules, and TypeScript requires a declaration for each.
  for (const file of [
    'modules/theme/fonts.css.d.ts',
    'modules/theme/styles.css.d.ts',
    'styled-system/types/global.d.ts',
  ])
    writeFileSync(path.join(ui.built, file), 'export {};\n');
}
