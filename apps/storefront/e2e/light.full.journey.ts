import { paths } from '@niramaya/contract';
import { budgets } from '../budgets.ts';
import { expect, test } from './support/journey.ts';
import { sentBytes } from './support/sent.ts';

// With data saving on, nothing is loaded before it is needed. So the test counts only what the page cannot do without.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }),
);

for (const path of Object.values(paths)) {
  test(`${path} keeps to its budget of script, requests, fonts and pictures`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const asked: { kind: string; url: string }[] = [];
    page.on('request', (request) => {
      const [kind, url] = [request.resourceType(), request.url()];
      // A chunk on demand is fetched, and then imported from the browser's cache. It counts once, imported or not.
      const isScript = kind === 'script' || url.endsWith('.js');
      const isAgain = isScript && asked.some((request) => request.url === url);
      if (!url.startsWith('data:') && !isAgain) asked.push({ kind: isScript ? 'script' : kind, url });
    });
    await page.goto(path, { waitUntil: 'networkidle' });

    const ofKind = (kind: string) => asked.filter((request) => request.kind === kind);
    const scripts = await Promise.all(ofKind('script').map(({ url }) => sentBytes(url, 'br')));
    const spent = {
      scriptBytes: scripts.reduce((sum, bytes) => sum + bytes, 0),
      requests: asked.length,
      fonts: ofKind('font').length,
      pictures: ofKind('image').length,
    };
    const over = Object.entries(budgets[path]).flatMap(([what, limit]) => {
      const count = spent[what as keyof typeof spent];
      return count > limit ? [`${path} spends ${count} ${what}, its budget is ${limit}`] : [];
    });
    expect(over).toEqual([]);
  });
}
