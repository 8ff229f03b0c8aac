import { paths, type Path } from '@niramaya/contract';
import { saveData } from './support/chunks.ts';
import { expect, test } from './support/journey.ts';
import { sentBytes } from './support/sent.ts';

/** The budget of most pages. A page that loads more has figures of its own, so that a page can grow by about 2 %. */
const usual = {
  /** The size of all scripts, compressed with brotli. */
  scriptBytes: 163_000,
  requests: 12,
  fonts: 2,
  pictures: 1,
};
const larger: Partial<Record<Path, Partial<typeof usual>>> = {
  // A part of the next card shows in each of two carousels, so its picture loads too.
  [paths.home]: { scriptBytes: 172_000, requests: 19, pictures: 8 },
  // A phone hides the picture of these two screens. They load none of the code that the other screens share.
  [paths.login]: { scriptBytes: 150_500, requests: 9, pictures: 0 },
  [paths.register]: { scriptBytes: 150_500, requests: 9, pictures: 0 },
  // An empty cart shows a toast (requirement AMB-21 in `docs/requirements.md`). The toaster has 17,000 bytes of script.
  [paths.cart]: { scriptBytes: 180_000 },
  [paths.consultDoctor]: { scriptBytes: 168_500 },
  // The stored orders and the form for a number that a doctor can call are files of their own, because panels and the
  // confirmation on the home page have them too.
  [paths.payment]: { scriptBytes: 176_000, requests: 13 },
  [paths.carePlan]: { scriptBytes: 169_500 },
  [paths.medicineDetails]: { scriptBytes: 174_000 },
  [paths.medicines]: { scriptBytes: 172_500, requests: 22, pictures: 10 },
  [paths.topBrands]: { requests: 21, pictures: 12 },
  [paths.covid]: { pictures: 2 },
  [paths.offers]: { requests: 20, pictures: 12 },
};

for (const path of Object.values(paths)) {
  test(`${path} stays within its budget of script, requests, fonts and images`, async ({ page }) => {
    // Only necessary files load with data saving.
    await saveData(page);
    await page.setViewportSize({ width: 412, height: 823 });
    const requests: { kind: string; url: string }[] = [];
    page.on('request', (request) => {
      const [kind, url] = [request.resourceType(), request.url()];
      // A chunk on demand is fetched and then imported, but counts once.
      const isScript = kind === 'script' || url.endsWith('.js');
      const isAgain = isScript && requests.some((request) => request.url === url);
      if (!url.startsWith('data:') && !isAgain) requests.push({ kind: isScript ? 'script' : kind, url });
    });
    await page.goto(path, { waitUntil: 'networkidle' });

    const ofKind = (kind: string) => requests.filter((request) => request.kind === kind);
    const scripts = await Promise.all(ofKind('script').map(({ url }) => sentBytes(url, 'br')));
    const spent = {
      scriptBytes: scripts.reduce((sum, bytes) => sum + bytes, 0),
      requests: requests.length,
      fonts: ofKind('font').length,
      pictures: ofKind('image').length,
    };
    const over = Object.entries({ ...usual, ...larger[path] }).flatMap(([what, limit]) => {
      const count = spent[what as keyof typeof spent];
      return count > limit ? [`${path} spends ${count} ${what}, its budget is ${limit}`] : [];
    });
    expect(over).toEqual([]);
  });
}

test('the code of overlays loads after the first interaction with a page, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const overlays = () => fetched.filter((path) => /\/chakra-.*\.js$/.test(path));
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(overlays()).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(overlays).not.toEqual([]);
});
