import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import { sqliteEngine } from '../../test/engines.ts';
import { temporaryFolder, writeFiles } from '../../test/folder.ts';
import { publishAssets } from './asset-store.ts';

const engine = sqliteEngine();
const folder = temporaryFolder();
const store = path.join(folder, 'store');

function build(name: string, hash: string): string {
  const dist = path.join(folder, name);
  writeFiles(dist, {
    'index.html': `<!doctype html><script src="/assets/app-${hash}.js"></script>`,
    '404.html': 'Not found',
    [`assets/app-${hash}.js`]: name,
    [`assets/app-${hash}.js.br`]: name,
  });
  return dist;
}

describe('two builds at one address', () => {
  const first = useApi(engine, { ASSETS_DIR: store }, { storefrontDir: build('first', 'Aaaaaaa1') });
  const second = useApi(engine, { ASSETS_DIR: store }, { storefrontDir: build('second', 'Bbbbbbb2') });

  it('serve the files of both pages from each process', async () => {
    const processes = [first.storefrontUrl, second.storefrontUrl];
    const scripts = ['/assets/app-Aaaaaaa1.js', '/assets/app-Bbbbbbb2.js'];
    for (const [number, script] of scripts.entries()) {
      expect(await (await fetch(processes[number]!)).text()).toContain(script);
      for (const url of processes) {
        const response = await fetch(url + script, { headers: { 'accept-encoding': 'identity' } });
        expect([response.status, await response.text()]).toEqual([200, ['first', 'second'][number]]);
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      }
    }
  });

  it('serve only files with a hash from the common folder', async () => {
    fs.writeFileSync(path.join(store, 'assets/plain.js'), 'x');
    expect((await fetch(`${first.storefrontUrl}/assets/plain.js`)).status).toBe(404);
  });
});

it('delete files that were in no build for a month, and keep those of the current build', () => {
  const kept = path.join(folder, 'kept');
  const day = 86_400_000;
  publishAssets(build('old', 'Ccccccc3'), kept, 100 * day);
  publishAssets(build('newer', 'Ddddddd4'), kept, 120 * day);
  const scripts = () => fs.readdirSync(path.join(kept, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts()).toHaveLength(2);
  publishAssets(path.join(folder, 'newer'), kept, 131 * day);
  expect(scripts()).toEqual(['app-Ddddddd4.js']);
});
