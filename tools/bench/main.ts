// `npm run bench`: every benchmark there is, one after the other, each in a process of its own.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

for (const file of globSync('*/main.ts', { cwd: import.meta.dirname }).sort()) {
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, file)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
