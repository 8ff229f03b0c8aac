import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import ts from 'typescript';

/** An entry of the index that Storybook writes. */
interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly importPath: string;
}

const index = readFileSync('storybook-static/index.json', 'utf8');
/** The docs pages of the design system's components: all in the full tier, and every fourth in the quick one. */
const entries = Object.values((JSON.parse(index) as { entries: Record<string, Entry> }).entries);
const pages = entries
  .filter(
    ({ type, importPath }) => type === 'docs' && importPath.startsWith('./libs/ui/') && importPath.endsWith('.tsx'),
  )
  .filter((_entry, place) => process.env.TEST_TIER === 'full' || place % 4 === 0);

const tsconfig = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
);
const copied = path.resolve('.storybook/copied.tsx');
const parsed = new Map<string, ts.SourceFile | undefined>();
let program: ts.Program | undefined;

/** Returns the errors of TypeScript for a file of this workspace with the copied code. */
function errorsOf(code: string): string[] {
  const host = ts.createCompilerHost(tsconfig!.options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    if (name === copied) return ts.createSourceFile(name, code, ts.ScriptTarget.Latest);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  const types = tsconfig!.fileNames.filter((name) => name.endsWith('.d.ts'));
  program = ts.createProgram([copied, ...types], { ...tsconfig!.options, noEmit: true }, host, program);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(copied))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Runs in the page: returns the props of the page's first story that have no description. */
async function undescribed(storyId: string): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: {
      storyStoreValue: {
        loadStory: (story: { storyId: string }) => Promise<{ argTypes: Record<string, { description?: string }> }>;
      };
    };
  };
  const { argTypes } = await preview.storyStoreValue.loadStory({ storyId });
  return Object.keys(argTypes).filter((name) => !argTypes[name]?.description);
}

const open = (page: Page, id: string) =>
  page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=${id}&viewMode=docs&embed=true`);

for (const { id, title } of pages) {
  const [first] = entries.filter((entry) => entry.type === 'story' && entry.title === title);

  test(`${id} shows the advice, then an example in the shop's font, and its code compiles`, async ({ page }) => {
    await open(page, id);
    const example = page.locator('.docs-story').first();
    await expect(example).toBeAttached();
    await expect(example).toHaveCSS('font-family', /"Anek Latin Variable", "Anek Devanagari Variable"/);
    const headings = await page.locator('.sbdocs-content h2, .sbdocs-content h3').allTextContents();
    expect(headings.slice(0, 2)).toEqual(['Use', 'Avoid']);
    expect(headings.indexOf('Example')).toBeGreaterThan(1);

    await page.getByRole('switch', { name: 'Show code' }).first().click();
    const shown = page.locator('.docblock-source pre, pre.prismjs').first();
    await expect(shown).toContainText("from '@niramaya/ui");
    const code = await shown.innerText();
    expect(errorsOf(code), code).toEqual([]);
    expect(await page.evaluate(undescribed, first!.id), 'props without a description').toEqual([]);
  });
}

test('the search of the sidebar finds a component by the words of other design systems', async ({ page }) => {
  await page.goto(process.env.STORYBOOK_URL!);
  const search = page.getByPlaceholder('Find components');
  for (const word of ['modal', 'input', 'typography', 'spacing', 'dropdown', 'snackbar']) {
    await search.fill(word);
    await expect(page.getByRole('option', { name: new RegExp(word, 'i') }).first()).toBeVisible();
  }
});
