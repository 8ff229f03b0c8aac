import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { marked } from 'marked';
import { expect, test, type Page } from 'playwright/test';
import ts from 'typescript';
import { entries, isFirst, libraryStories, openPreview, type Preview } from './built';
import { assistive } from './docs/assistive';
import { objectProps } from './docs/objectProps';

/** What the docs page of a component says about one of its stories. */
interface Doc {
  readonly id: string;
  /** The code to copy. It is undefined if Storybook makes none. */
  readonly code: string | undefined;
  /** True if the page offers the code. */
  readonly showsCode: boolean;
  /** The advice above the examples, in Markdown. */
  readonly advice: string;
  /** The props without a description. */
  readonly undescribed: readonly string[];
  /** The paths of the props that are objects or lists of objects, such as 'slides.action'. */
  readonly objects: readonly string[];
}

/** Runs in the page: shows stories one after the other and reads their docs. */
async function readDocs(ids: readonly string[]): Promise<Doc[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
  const read: Doc[] = [];
  /**
   * Returns the path of each object in a value. The path of an item is that of its list. A React element counts as no
   * object.
   */
  const objectsIn = (value: unknown, at: string): string[] => {
    if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
    if (Array.isArray(value)) return value.flatMap((item) => objectsIn(item, at));
    return [at, ...Object.entries(value).flatMap(([name, part]) => objectsIn(part, `${at}.${name}`))];
  };
  for (const storyId of ids) {
    const { argTypes, parameters, initialArgs } = await preview!.storyStoreValue!.loadStory({ storyId });
    const { code, originalSource, transform } = parameters.docs?.source ?? {};
    const showsCode = parameters.docs?.canvas?.sourceState !== 'none';
    let snippet: string | undefined;
    const note = ({ source }: { source?: string }) => (snippet = source);
    channel.on('storybook/docs/snippet-rendered', note);
    await new Promise<void>((resolve) => {
      channel.once('storyFinished', () => resolve());
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    channel.off('storybook/docs/snippet-rendered', note);
    read.push({
      id: storyId,
      showsCode,
      code: code ?? snippet ?? transform?.(originalSource ?? ''),
      advice: parameters.docs?.description?.component ?? '',
      undescribed: Object.keys(argTypes).filter((name) => !argTypes[name]?.description),
      objects: Object.entries(initialArgs).flatMap(([name, value]) => objectsIn(value, name)),
    });
  }
  return read;
}

/** Runs in the page: returns the code to copy of stories that a docs page shows as pictures. */
async function readCodes(ids: readonly string[]): Promise<[id: string, code: string][]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
  const stories = await Promise.all(
    ids.map(async (storyId) => ({ storyId, ...(await preview!.storyStoreValue!.loadStory({ storyId })) })),
  );
  return stories.flatMap(({ storyId, parameters }) => {
    const code = parameters.docs?.source?.code;
    return code === undefined ? [] : [[storyId, code]];
  });
}

/** Returns the errors of TypeScript for files of this workspace, by the names of the files. */
function errorsOf(files: ReadonlyMap<string, string>): string[] {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )!;
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const code = files.get(name);
    return code === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  };
  const types = fileNames.filter((name) => name.endsWith('.d.ts'));
  const program = ts.createProgram([...files.keys(), ...types], { ...options, noEmit: true }, host);
  return [...files].flatMap(([name, code]) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(
        ({ messageText }) => `${path.basename(name)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${code}`,
      ),
  );
}

// With this name Storybook does not wait 100 ms for animations after each story.
test.use({ userAgent: 'StorybookTestRunner', trace: 'off' });

/** Returns the paths of the props whose fields are in a table on the page of a story. */
function tabledObjects(storyId: string): string[] {
  const component = libraryStories
    .find(({ id }) => id === storyId)!
    .title.split('/')
    .at(-1)!;
  // A title is such as 'tabs: TabItem', and may have several paths with commas between them.
  return Object.keys(objectProps[component] ?? {}).flatMap((title) => title.split(': ')[0]!.split(', '));
}

test('every component has advice, a description of each prop and field, and code to copy that compiles', async ({
  page,
}) => {
  test.setTimeout(300_000);
  /** The stories on docs pages: all in the full tier, and in the quick one the first of each component. */
  const ids = libraryStories
    .filter(({ tags }) => tags.includes('autodocs'))
    .filter((...story) => process.env.TEST_TIER === 'full' || isFirst(...story))
    .map(({ id }) => id);
  await openPreview(page);
  const docs = await page.evaluate(readDocs, ids);
  const without = (isMissing: (doc: Doc) => boolean) => docs.filter(isMissing).map(({ id }) => id);
  expect
    .soft(without(({ advice }) => !advice.startsWith('### Use\n') || !advice.includes('\n### Avoid\n')))
    .toEqual([]);
  expect.soft(without(({ code }) => !code)).toEqual([]);
  // A comment in place of the code is for a story with several states, which must not offer it.
  expect.soft(without(({ code, showsCode }) => showsCode && code?.startsWith('//') === true)).toEqual([]);
  expect.soft(docs.flatMap(({ id, undescribed }) => undescribed.map((name) => `${id}: ${name}`))).toEqual([]);
  const objects = docs.flatMap(({ id, objects: paths }) =>
    paths.filter((at) => !tabledObjects(id).includes(at)).map((at) => `${id}: ${at}`),
  );
  expect.soft(objects).toEqual([]);
  expect.soft(without(({ code }) => code?.includes('onChange={() => {}}') === true)).toEqual([]);
  const pictured = libraryStories
    .filter(({ tags }) => !tags.includes('autodocs') && !tags.includes('behaviour'))
    .map(({ id }) => id);
  const codes = await page.evaluate(readCodes, pictured);
  // `@niramaya/ui/styled` is for this workspace alone, so code that imports it does not run elsewhere.
  expect.soft(without(({ code }) => code?.includes('@niramaya/ui/styled') === true)).toEqual([]);
  const examples = docs.filter(({ code }) => !code?.startsWith('//')).map(({ id, code }) => [id, code ?? ''] as const);
  const files = [...examples, ...codes].map(([id, code]) => [path.resolve(`.storybook/${id}.tsx`), code] as const);
  expect.soft(errorsOf(new Map(files))).toEqual([]);
});

test('the code to copy on the page about theming compiles', async () => {
  const page = await readFile('.storybook/docs/Theming.mdx', 'utf8');
  const [brand = '', ...others] = marked
    .lexer(page)
    .flatMap((block) => (block.type === 'code' ? [block.text as string] : []));
  const files = new Map([
    ['my-brand.ts', brand],
    ...others.map((code, place) => [`example-${place}.tsx`, code] as const),
  ]);
  expect([...files.keys()]).toEqual(['my-brand.ts', 'example-0.tsx', 'example-1.tsx']);
  expect(errorsOf(new Map([...files].map(([name, code]) => [path.resolve('.storybook', name), code])))).toEqual([]);
});

test('a docs page shows the advice, then an example in the font of the shop and its code', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-button--docs&viewMode=docs&embed=true`);
  const example = page.locator('.docs-story').first();
  await expect(example).toHaveCSS('font-family', /"Anek Latin Variable", "Anek Devanagari Variable"/);
  const headings = page.locator('.sbdocs-content').locator('h2, h3');
  const levelAndText = (found: Element[]) => found.map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect((await headings.evaluateAll(levelAndText)).slice(0, 5)).toEqual([
    'H2 Guidelines',
    'H3 Use',
    'H3 Avoid',
    'H3 Keyboard',
    'H2 Example',
  ]);
  await page.getByRole('switch', { name: 'Show code' }).first().click();
  await expect(page.locator('.sbdocs-preview').first()).toContainText("import { Button } from '@niramaya/ui';");
});

test('a docs page lists the tokens of its recipe, and leads to the components that its texts name', async ({
  page,
}) => {
  await page.goto(`${process.env.STORYBOOK_URL}?path=/docs/ui-button--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('row', { name: /^Corners/ })).toHaveText('Cornerscontrol, pill');
  await expect(docs.getByRole('row', { name: /^Colours/ })).toContainText('colorPalette.solid');
  const related = docs.getByRole('heading', { name: 'Related components' }).locator('xpath=following::ul[1]');
  await expect(related.getByRole('link')).toHaveText(['Chip', 'IconButton', 'InertButton', 'UiLink']);
  await related.getByRole('link', { name: 'UiLink' }).click();
  await expect(page).toHaveURL(/path=\/docs\/ui-uilink--docs/);
  await expect(docs.getByRole('heading', { level: 1, name: 'UiLink' })).toBeVisible();
});

test('a docs page has a table of the fields of a prop that is a list, and of the attributes that are passed on', async ({
  page,
}) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-tabs--docs&viewMode=docs`);
  const below = (name: string) =>
    page.getByRole('heading', { name }).locator('xpath=following::table[1]').getByRole('row');
  await expect(below('tabs: TabItem')).toHaveText([
    /^Name/,
    /^id\*Unique among the tabs\./,
    /^label\*The visible name, a noun, which also names the panel for screen readers\./,
    /^iconA decorative icon before the name\. Mark it as aria-hidden\./,
    /^disabledMakes the tab unavailable: a click does nothing, and the arrow keys skip it\./,
    /^panel\*The content\. It stays mounted while hidden, so that typed text is kept\./,
  ]);
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-iconbutton--docs&viewMode=docs`);
  await expect(below('Attributes that are passed on')).toHaveText([
    'AttributeUse',
    /^aria-expanded/,
    /^aria-controls/,
    /^aria-haspopup/,
    /^aria-pressed/,
    /^ref/,
  ]);
});

test('a table of props shows a default as code, and explains the type parameter', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-button--docs&viewMode=docs`);
  const cellsOf = (name: RegExp) => page.getByRole('row', { name }).first().getByRole('cell');
  await expect(cellsOf(/^variant/).nth(2)).toHaveText("'solid'");
  await expect(cellsOf(/^tone/).nth(2)).toHaveText("'brand'");
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-selectfield--docs&viewMode=docs`);
  await expect(cellsOf(/^onChange/).nth(1)).toContainText('Value is the type of the values of options.');
});

test('on a phone a wide table of a docs page is a Tab stop with a name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-button--docs&viewMode=docs`);
  const props = page.getByRole('table', { name: 'Props' });
  await expect(props).toHaveAttribute('tabindex', '0');
  await props.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => props.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const tokens = page.getByRole('row', { name: /^Colours/ }).locator('xpath=ancestor::table');
  await expect(tokens).not.toHaveAttribute('tabindex');
  expect(await tokens.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('on a phone the button that resets the controls is above the table of props', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-button--docs&viewMode=docs`);
  const head = page.getByRole('table', { name: 'Props' }).locator('thead');
  const spaceBelowButton = (element: Element) => {
    const button = document.querySelector('[aria-label="Reset controls"]')!.getBoundingClientRect();
    return element.getBoundingClientRect().top - button.bottom;
  };
  // The page grows above the table while it loads, so both places are read at once.
  expect(await head.evaluate(spaceBelowButton)).toBeGreaterThanOrEqual(0);
});

test('the table of contents has the headings that need the index of the stories, however late it arrives', async ({
  page,
}) => {
  await page.route('**/index.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-dialog--docs&viewMode=docs`);
  const contents = page.getByRole('navigation', { name: 'Table of contents' });
  await expect(contents.getByRole('link', { name: 'States in a window of their own' })).toBeVisible();
  await expect(contents.getByRole('link', { name: 'Related components' })).toBeVisible();
});

test('the introduction names the statuses that the filter of the sidebar offers', async ({ page }) => {
  const tags = new Set(entries.flatMap((entry) => entry.tags));
  const offered = ['stable', 'new', 'deprecated'].filter((status) => tags.has(status));
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=start-here-introduction--docs&viewMode=docs`);
  const sentence = page.getByText('Its filter selects components by status').locator('code');
  await expect(sentence).toHaveText([...offered, 'since-0.2']);
});

test('the overview of the tokens folds its two long tables, with the contrast last', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=foundations-overview--docs&viewMode=docs`);
  await expect(page.locator('.sbdocs-content h2').last()).toHaveText('Contrast');
  const pair = page.getByRole('row', { name: /^brand\.contrast on brand\.solid / });
  await expect(pair).toBeHidden();
  await page.getByText('Show the contrast of every pair').click();
  await expect(pair).toBeVisible();
});

test('the picture of an anatomy has a number at each part that can be seen', async ({ page }) => {
  test.setTimeout(300_000);
  const guided = {
    quick: ['button', 'productcard', 'dialog'],
    full: [
      ...['badge', 'carousel', 'checkboxfield', 'chip', 'drawer', 'emptystate', 'iconbutton', 'loadingtext', 'price'],
      ...['quantitystepper', 'searchcombobox', 'section', 'selectfield', 'skeleton', 'stepper', 'tabs', 'textfield'],
      ...['toast-toaster', 'uilink', 'warningnotice'],
    ],
  };
  for (const name of [...guided.quick, ...(process.env.TEST_TIER === 'full' ? guided.full : [])]) {
    await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-${name}--docs&viewMode=docs`);
    const parts = page.locator('li[data-shown]');
    await expect(parts.first()).toBeVisible();
    const picture = page.getByRole('img', { name: 'The component with a number at each part' });
    // A screenshot of the parts has its numbers in the image, so only live examples can be checked.
    if ((await picture.count()) > 0) continue;
    const shown = await parts.evaluateAll((items) =>
      items.flatMap((item, place) => (item.dataset.shown === 'true' ? [`${place + 1}`] : [])),
    );
    await expect(page.locator('[data-numbers] > div'), name).toHaveText(shown);
  }
});

test('a docs page that opens while the mock service worker of the page before is still installing loads once', async ({
  page,
  context,
}) => {
  const slowly =
    "self.addEventListener('install', (event) => event.waitUntil(new Promise((resolve) => setTimeout(resolve, 5_000))));";
  await context.route('**/mockServiceWorker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${slowly}` });
  });
  const at = (id: string) => `${process.env.STORYBOOK_URL}iframe.html?id=${id}&viewMode=docs`;
  await page.goto(at('ui-button--docs'));
  const isInstalling = async () => (await navigator.serviceWorker.getRegistration())?.installing != null;
  await expect.poll(() => page.evaluate(isInstalling)).toBe(true);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(at('ui-chip--docs'));
  await expect(page.locator('.docs-story').first().getByRole('button').first()).toBeVisible();
  expect(loads).toBe(1);
});

test('each component has a sentence about screen readers and one about the application', async ({ page }) => {
  const pages = libraryStories
    .filter(({ tags, title }) => tags.includes('autodocs') && !title.startsWith('Foundations/'))
    .map(({ title }) => title.split('/').at(-1)!);
  expect([...new Set(pages)].toSorted()).toEqual(Object.keys(assistive).toSorted());
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-skeleton--docs&viewMode=docs`);
  await expect(page.getByText('A screen reader gets: Nothing.')).toBeVisible();
  await expect(page.getByText('The application: Render one LoadingText on the screen too.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'How to write texts' })).toHaveAttribute(
    'href',
    './?path=/docs/foundations-texts--docs',
  );
});

test('a docs page has the rules for the texts of its component, each with a right and a wrong text', async ({
  page,
}) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-toast-toaster--docs&viewMode=docs`);
  const rules = page.locator('h2#content').locator('xpath=following::ul[1]').getByRole('listitem');
  await expect(rules).toHaveText([
    /^Buttons: .* Do: Remove filter Don’t: OK$/,
    /^Errors: .* Do: Enter 6 digits\. Don’t: Invalid input\.$/,
    /^Results: Two or three words, because a toast is short\. Do: Added successfully Don’t: /,
  ]);
});

test('a docs page shows the states that need a window of their own, and leads to them', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-searchcombobox--docs&viewMode=docs`);
  const links = page
    .getByRole('heading', { name: 'States in a window of their own' })
    .locator('xpath=following::ul[1]/li/a');
  await expect(links.filter({ hasText: /^(Open|Loading|Failed|No Results)$/ })).toHaveCount(4);
  await expect(links.first()).toHaveAttribute('href', './?path=/story/ui-searchcombobox--open');
  const picture = links.first().locator('img');
  await picture.scrollIntoViewIfNeeded();
  // The picture has the search field and its list (`parameters.pictured`), and not the whole window of 1280 px.
  await expect(picture).toHaveJSProperty('naturalWidth', 688);
});

test('each heading that the search of the sidebar offers is on its docs page', async ({ page }) => {
  for (const docs of ['ui-tabs--docs', 'ui-dialog--docs', 'ui-toast-toaster--docs']) {
    await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=${docs}&viewMode=docs`);
    await expect(page.getByRole('heading', { name: 'Behaviour that stories prove' })).toBeVisible();
    // The first story is the example at the top of the page, and has no anchor.
    const [, ...anchors] = entries.find(({ id }) => id === docs)!.anchors ?? [];
    expect(anchors.length).toBeGreaterThan(5);
    const offered = anchors.map(({ id }) => id);
    expect(await page.evaluate((ids) => ids.filter((id) => !document.getElementById(id)), offered)).toEqual([]);
  }
});

test('the first docs page of a visit has the font of the shop', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-button--docs&viewMode=docs`);
  await expect(page.locator('.docs-story').first().getByRole('button').first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '.docs-story button' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual(['Anek Latin Medium']);
});

test('a dark docs page shows the states that need a window of their own in dark', async ({ page }) => {
  for (const name of ['dialog', 'toast-toaster', 'searchcombobox', 'carousel', 'productcard', 'textfield']) {
    await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-${name}--docs&viewMode=docs&globals=theme:dark`);
    const pictures = page.locator('li > a > img');
    await expect(pictures.first()).toBeAttached();
    const sources = await pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    expect(sources.filter((source) => !source.includes('-dark-'))).toEqual([]);
  }
});

for (const [component, opener] of [
  ['dialog', 'Add a member'],
  ['drawer', 'Filters'],
] as const) {
  test(`the docs page of the ${component} begins with a closed one, whose frame does not take the focus`, async ({
    page,
  }) => {
    await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-${component}--docs&viewMode=docs`);
    const examples = page.locator('iframe');
    await expect(examples).toHaveCount(1);
    const button = page.frameLocator('iframe').getByRole('button', { name: opener });
    await expect(button).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await button.click();
    await expect(page.frameLocator('iframe').getByRole('dialog')).toBeFocused();
  });
}

test('in dark, the text of a docs page outside of its stories is light, and an ordered list has numbers', async ({
  page,
}) => {
  const at = (id: string) => `${process.env.STORYBOOK_URL}iframe.html?id=${id}&viewMode=docs&globals=theme:dark`;
  await page.goto(at('ui-dialog--docs'));
  await expect(page.locator('figcaption').first()).toHaveCSS('color', 'rgb(237, 243, 240)');
  await page.goto(at('start-here-states-of-the-screens--docs'));
  await expect(page.locator('dd').first()).toHaveCSS('color', 'rgb(237, 243, 240)');
  await expect(page.locator('ol').last()).toHaveCSS('list-style-type', 'decimal');
});

test('the page of the texts shows each in every language, and one with parameters as the sentences that it makes', async ({
  page,
}) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=foundations-texts--docs&viewMode=docs`);
  const home = page.getByRole('heading', { level: 2, name: 'home', exact: true }).locator('xpath=following::table[1]');
  await expect(home.getByRole('columnheader')).toHaveText(['name', 'English', 'हिन्दी']);
  const cellsOf = (name: string) =>
    home
      .getByRole('row')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('cell');
  await expect(cellsOf('checkup.tests')).toHaveText(['checkup.tests', '1 test / … tests', '1 जाँच / … जाँचें']);
  await expect(cellsOf('pathology.labs')).toHaveText(['pathology.labs', 'Provided by … Labs', '… लैब में उपलब्ध']);
  await expect(page.getByRole('cell', { name: 'You save ₹…', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('cell').filter({ hasText: '=>' })).toHaveCount(0);
});

test('the search of the sidebar finds a component by the words of other design systems', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}?path=/story/ui-button--default`);
  const search = page.locator('#storybook-explorer-searchfield');
  for (const word of [
    ...['modal', 'input', 'typography', 'spacing', 'dropdown', 'snackbar', 'flag', 'segmented control', 'cta'],
    ...[
      'z-index',
      'a11y',
      'rtl',
      'release notes',
      'figma',
      'tooltip',
      'avatar',
      'textarea',
      'data grid',
      'action list',
    ],
    'date picker',
  ]) {
    await search.fill(word);
    await expect(page.getByRole('option', { name: new RegExp(word, 'i') }).first()).toBeVisible();
  }
});

test('the search of the sidebar finds a common word on the page of other names before parts of longer words', async ({
  page,
}) => {
  await page.goto(`${process.env.STORYBOOK_URL}?path=/story/ui-button--default`);
  for (const [word, within] of [
    ['icons', 1],
    ['rtl', 1],
    ['card', 1],
    ['tab bar', 1],
    ['listbox', 1],
    ['search', 2],
  ] as const) {
    await page.locator('#storybook-explorer-searchfield').fill(word);
    const found = page.getByRole('option', { name: /Other names/ }).first();
    await expect(found).toBeVisible();
    const options = await page.getByRole('option').allInnerTexts();
    expect(options.slice(0, within).join(' '), word).toContain('Other names');
  }
});

/** Opens the theme studio without the manager. */
const openStudio = (page: Page) =>
  page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=foundations-theme-studio--docs&viewMode=docs`);

test('the theme studio fails a pale brand while its colour is typed, and shows and saves it', async ({ page }) => {
  await openStudio(page);
  await expect(page.getByText('All 154 pairs pass in light and in dark.')).toBeVisible();
  const pair = page.getByRole('row', { name: /^brand\.contrast on brand\.solid / });
  await expect(pair).toContainText('Pass 7.14');
  await page.getByRole('combobox', { name: 'Screen' }).selectOption('One medicine');
  const field = page.getByRole('textbox', { name: 'Main button', exact: true });
  await field.selectText();
  await page.keyboard.type('bfe3dc');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('bfe3dc');
  await expect(page.getByText('Too little contrast: 4 of 154 pairs fail in light, and 0 in dark.')).toBeVisible();
  await expect(pair).toContainText('Fail 1.37');
  await expect(pair).toContainText('Pass 7.94');
  const button = page.frameLocator('iframe').getByRole('button', { name: 'Add to cart' }).first();
  await expect(button).toHaveCSS('background-color', 'rgb(191, 227, 220)');
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  expect(JSON.parse(await saved('brand-light.tokens.json'))).toMatchObject({
    colors: { brand: { solid: { $value: { hex: '#BFE3DC' } } } },
  });
  expect(await saved('brand.css')).toContain('--n-colors-brand-solid:#BFE3DC;');
});

test('the theme studio refuses a text that is no colour, and keeps the brand', async ({ page }) => {
  await openStudio(page);
  const field = page.getByRole('textbox', { name: 'Focus ring', exact: true });
  await field.fill('teal');
  await field.press('Tab');
  await expect(field).toHaveAccessibleDescription(
    'brand.focusRing Write # and six digits or letters from A to F, such as #0B6358. The brand keeps #0B7A6C.',
  );
  await expect(page.getByText('All 154 pairs pass in light and in dark.')).toBeVisible();
  await page.getByLabel('Focus ring: choose a colour').fill('#102030');
  await expect(field).toHaveValue('#102030');
  await expect(field).toHaveAccessibleDescription('brand.focusRing');
  const corner = page.getByRole('textbox', { name: 'Corners of cards', exact: true });
  await corner.fill('33');
  await corner.press('Tab');
  await expect(page.getByText('Write a whole number from 0 to 32. The brand keeps 16.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset to Niramaya' }).click();
  await expect(field).toHaveValue('#0B7A6C');
  await expect(corner).toHaveValue('16');
});

test('a link to the theme studio has the values, and another theme of the toolbar keeps them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page);
  await page.getByRole('button', { name: 'Start from Prabhat' }).click();
  await page.getByRole('textbox', { name: 'Corners of cards' }).fill('12');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied. It opens this page with your values.')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const preview = page.frameLocator('#storybook-preview-iframe');
  const solid = preview.getByRole('textbox', { name: 'Main button', exact: true });
  const corner = preview.getByRole('textbox', { name: 'Corners of cards' });
  await expect(solid).toHaveValue('#6B2A7B');
  await expect(corner).toHaveValue('12');
  await corner.fill('14');
  const toDark = () =>
    (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
      globals: { theme: 'dark' },
    });
  await preview.locator('body').evaluate(toDark);
  await expect(solid).toHaveValue('#D7A3E6');
  await expect(corner).toHaveValue('14');
});

test('on a phone the table of the theme studio scrolls by itself, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openStudio(page);
  const table = page.getByRole('region', { name: 'Contrast of every pair' });
  await expect(table).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // 576 px are the least width of the table, 36rem.
  expect(await table.evaluate(({ scrollWidth }) => scrollWidth)).toBe(576);
  // Chromium focuses an element that scrolls even without the attribute, and Safari does not.
  await expect(table).toHaveAttribute('tabindex', '0');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
