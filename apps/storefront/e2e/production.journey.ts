import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/journey.ts';

/** Texts that only the development build may contain. */
const ofDevelopment = ['niramaya-scenario', 'Scenarios for reviewers'];

const source = readFileSync(path.join(import.meta.dirname, '../../../tools/dev/scenarios.ts'), 'utf8');

async function everythingSent(origin: string, first: string): Promise<ReadonlyMap<string, string>> {
  const sent = new Map<string, string>();
  const open = [first];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (sent.has(address)) continue;
    const text = await (await fetch(origin + address)).text();
    sent.set(address, text);
    for (const [, file] of text.matchAll(/(?:assets\/|["'`]\.\/)([\w.-]+\.js)/g)) open.push(`/assets/${file}`);
  }
  return sent;
}

test('no page and no chunk of the built shop contains the development scenarios', async ({ baseURL }) => {
  const sent = await everythingSent(baseURL ?? '', '/');
  expect(sent.size).toBeGreaterThan(30);
  const knowing = (word: string) => [...sent].filter(([, text]) => text.includes(word)).map(([address]) => address);
  expect(knowing('cart_data')).not.toEqual([]);
  for (const word of ofDevelopment) {
    expect(knowing(word), word).toEqual([]);
    // A name that is no longer in the sources would prove nothing.
    expect(source, word).toContain(word);
  }
});

test('the first script of a page asks Chromium to compile it while it arrives', async ({ baseURL }) => {
  const page = await (await fetch(`${baseURL}/cart`)).text();
  const [, first] = /<script type="module" crossorigin src="([^"]+)"/.exec(page) ?? [];
  const script = await (await fetch(`${baseURL}${first}`)).text();
  expect(script.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
});

test.describe('an inline script that the build has not listed', () => {
  test.use({ expectedConsole: /Content Security Policy|Failed to load resource/ });

  for (const address of ['/', '/cart', '/nowhere'])
    test(`is refused by the browser at ${address}, and those of the build run`, async ({ page }) => {
      await page.route(address, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</head>', '<script>window.unlisted = true</script></head>');
        await route.fulfill({ response, body });
      });
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await page.goto(address);
      expect(refused).toEqual([expect.stringContaining('inline script')]);
      expect(await page.evaluate(() => 'unlisted' in window)).toBe(false);
      // An inline script of the build sets the theme.
      await expect(page.locator('html')).toHaveClass('light');
    });
});
