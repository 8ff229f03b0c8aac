// Writes the design tokens of each brand and mode as files for design tools.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import type * as designTokens from './designTokens';

// Vite loads the theme, whose imports have no file extensions.
const { module } = await runnerImport<typeof designTokens>(path.join(import.meta.dirname, 'designTokens.ts'), {
  configFile: false,
  logLevel: 'error',
});

/** The folder that the files are written to: the first argument, or `design-tokens` in the current folder. */
const folder = path.resolve(process.argv[2] ?? 'design-tokens');
await mkdir(folder, { recursive: true });
for (const [name, content] of Object.entries(module.designTokenFiles())) {
  await writeFile(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  console.log(path.join(folder, name));
}
