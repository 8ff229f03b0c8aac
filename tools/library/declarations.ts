import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binFile } from '../setup/bin.mjs';
import { libraries, root } from './libraries.ts';

const emitted = path.join(root, '.cache', 'library', 'types');

/** Writes the types of every library beside its modules. */
export function writeDeclarations(): void {
  rmSync(emitted, { recursive: true, force: true });
  execFileSync(
    process.execPath,
    [binFile(root, 'typescript', 'tsc'), '--project', 'tools/library/tsconfig.json', '--pretty', 'false'],
    { cwd: root, stdio: 'inherit' },
  );
  for (const { folder, built } of libraries) {
    const modules = path.join(built, 'modules');
    cpSync(path.join(emitted, path.basename(folder), 'src'), modules, { recursive: true });
    copyGenerated(folder, built);
    for (const file of globSync('{modules,styled-system}/**/*.d.ts', { cwd: built })) {
      const whole = path.join(built, file);
      writeFileSync(whole, withEndings(readFileSync(whole, 'utf8')));
    }
  }
}

/** Copies the types that Panda has generated, except those of its settings. */
function copyGenerated(folder: string, built: string): void {
  const from = path.join(folder, 'styled-system');
  for (const file of globSync('**/*.d.ts', { cwd: from, exclude: ['types/global.d.ts'] }))
    cpSync(path.join(from, file), path.join(built, 'styled-system', file));
}

/** Adds the file extension that Node and TypeScript's strict resolution require: that of the compiled file. */
export function withEndings(declarations: string): string {
  return declarations
    .replace(/^import '\.[^']+\.(?:css|d\.ts)';?\n/gm, '')
    .replace(/((?:styled-system|\.\.)\/(?:css|jsx|recipes|tokens|types))(?=['"])/g, '$1/index')
    .replace(/(from |import\()(['"])(\.\.?\/[^'"]+?)(?:\.tsx?)?\2/g, '$1$2$3.js$2');
}
