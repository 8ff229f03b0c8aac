import { paths } from '@niramaya/contract';
import { chooseHindi } from './support/hindi.ts';
import { expectLoaded, storeBefore, test } from './support/journey.ts';
import { expectToFit, expectToRead, showAll, textSize, withBrowserText, withReaderStyles } from './support/reflow.ts';
import { aFilledDevice } from './support/stored.ts';

const members = [
  { id: 1, name: 'वेंकटनरसिंहराजुवारिपेट सुब्रह्मण्यचंद्रशेखर', age: '8 महीने', gender: 'Choose_option' },
  { id: 2, name: 'मीरा अय्यर', age: '34', gender: 'female' },
];

/**
 * The width of the window in px, and the text size: in percent of the styles, or in px in the settings of the browser.
 * The layout for large text follows the settings alone.
 */
const readers: readonly { readonly width: number; readonly percent?: number; readonly browserText?: number }[] = [
  { width: 320, percent: 100 },
  { width: 360, percent: 150 },
  { width: 360, browserText: 32 },
  { width: 1280, percent: 200 },
];

for (const { width, percent = 100, browserText } of readers)
  test(`every screen in Hindi fits into ${width} px with text at ${browserText ? `${browserText} px` : `${percent} %`}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
    await chooseHindi(page);
    await storeBefore(page, aFilledDevice);
    if (browserText) await withBrowserText(page, browserText);
    else await withReaderStyles(page, textSize(percent));
    await page.route('**/api/consult', (route) => route.fulfill({ json: members }));
    for (const screen of [...Object.values(paths), '/careplan?from=consultation', '/payment?from=consultation'])
      await test.step(screen, async () => {
        await page.goto(screen);
        await expectLoaded(page);
        await showAll(page);
        await expectToFit(page, 'body', screen);
        if (browserText) await expectToRead(page, screen);
      });
  });
