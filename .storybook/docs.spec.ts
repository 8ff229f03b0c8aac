import path from 'node:path';
import { expect, test } from 'playwright/test';
import ts from 'typescript';
import { isFirst, libraryStories, openPreview, type Preview } from './built';

/** What the docs page of a component says about one of its stories. */
interface Doc {
  readonly id: string;
  /** The code to copy. It is undefined if Storybook makes none. */
  readonly code: string | undefined;
  /** The advice above the examples, in Markdown. */
  readonly advice: string;
  /** The props without a description. */
  readonly undescribed: readonly string[];
}

/** Runs in the page: shows stories one after the other and reads their docs. */
async function readDocs(ids: readonly string[]): Promise<Doc[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
  const read: Doc[] = [];
  for (const storyId of ids) {
    const { argTypes, parameters } = await preview!.storyStoreValue!.loadStory({ storyId });
    const { code, originalSource, transform } = parameters.docs?.source ?? {};
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
      code: code ?? snippet ?? transform?.(originalSource ?? ''),
      advice: parameters.docs?.description?.component ?? '',
      undescribed: Object.keys(argTypes).filter((name) => !argTypes[name]?.description),
    });
  }
  return read;
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

test('every component has advice, a description of each prop, and code to copy that compiles', async ({ page }) => {
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
  expect.soft(docs.flatMap(({ id, undescribed }) => undescribed.map((name) => `${id}: ${name}`))).toEqual([]);
  const examples = docs
    .filter(({ code }) => !code?.startsWith('//'))
    .map(({ id, code }) => [path.resolve(`.storybook/${id}.tsx`), code ?? ''] as const);
  expect.soft(errorsOf(new Map(examples))).toEqual([]);
});

test('a docs page shows the advice, then an example in the font of the shop and its code', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-button--docs&viewMode=docs&embed=true`);
  const example = page.locator('.docs-story').first();
  await expect(example).toHaveCSS('font-family', /"Anek Latin Variable", "Anek Devanagari Variable"/);
  const headings = page.locator('.sbdocs-content').locator('h2, h3');
  await expect(headings.nth(0)).toHaveText('Use');
  await expect(headings.nth(1)).toHaveText('Avoid');
  await page.getByRole('switch', { name: 'Show code' }).first().click();
  await expect(page.locator('.sbdocs-preview').first()).toContainText("import { Button } from '@niramaya/ui';");
});

test('the search of the sidebar finds a component by the words of other design systems', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}?path=/story/ui-button--default`);
  const search = page.locator('#storybook-explorer-searchfield');
  for (const word of ['modal', 'input', 'typography', 'spacing', 'dropdown', 'snackbar']) {
    await search.fill(word);
    await expect(page.getByRole('option', { name: new RegExp(word, 'i') }).first()).toBeVisible();
  }
});
