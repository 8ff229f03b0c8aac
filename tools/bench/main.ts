// `npm run bench` runs all benchmarks, one after the other, each in a separate process.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

for (const file of globSync('*/main.ts', { cwd: import.meta.dirname }).sort()) {
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, file)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
