import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';

/** An entry of the index that Storybook writes. */
interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly importPath: string;
}

/** What the page of a story reads of Storybook: the channel and the store of the stories. */
interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
  readonly __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory: (story: { storyId: string }) => Promise<{
        initialArgs: Readonly<Record<string, unknown>>;
        argTypes: Readonly<Record<string, ArgType>>;
      }>;
    };
  };
}

interface ArgType {
  readonly control?: {
    readonly type?: string;
    readonly disable?: boolean;
    readonly min?: number;
    readonly max?: number;
  };
  readonly options?: readonly unknown[];
  readonly description?: string;
}

const index = readFileSync('storybook-static/index.json', 'utf8');
const all = Object.values((JSON.parse(index) as { entries: Record<string, Entry> }).entries);
const ofLibrary = all.filter(({ type, importPath }) => type === 'story' && importPath.startsWith('./libs/ui/'));
/** All stories of the design system in the full tier, and in the quick one the first of each component. */
const stories = ofLibrary.filter(
  ({ title }, place) => process.env.TEST_TIER === 'full' || ofLibrary[place - 1]?.title !== title,
);

// With this name Storybook does not wait 100 ms for animations after each change.
test.use({ userAgent: 'StorybookTestRunner' });

/** Runs in the page: shows a story and sets each of its controls to its extremes. Returns what broke. */
async function setToExtremes(storyId: string) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
  const after = (event: string, payload: unknown) =>
    new Promise<void>((resolve) => {
      channel.once('storyFinished', resolve);
      channel.emit(event, payload);
    });
  /** Returns the values that a control can be set to. `undefined` is a control that was cleared. */
  const extremes = ({ control, options }: ArgType, initial: unknown): unknown[] => {
    const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = control ?? {};
    switch (control?.type) {
      case 'text':
        return ['', 'Very long text '.repeat(30), 'unbroken'.repeat(30), undefined];
      case 'number':
        return [...[min, -1, 0, 0.5, max].map((value) => Math.min(Math.max(value, min), max)), undefined];
      case 'boolean':
        return [true, false, undefined];
      case 'object':
        return Array.isArray(initial)
          ? [[], [...(initial as unknown[]), typeof initial[0] === 'string' ? '' : {}], undefined]
          : [{}, undefined];
      default:
        return [...(options ?? []), undefined];
    }
  };
  /** Returns what the story shows in place of its content: the error screen, or a value that is none. */
  const fault = () =>
    document.body.classList.contains('sb-show-errordisplay')
      ? document.querySelector('#error-message')?.textContent
      : ['NaN', 'undefined', '[object'].find((word) =>
          document.querySelector('#storybook-root')?.textContent.includes(word),
        );

  await after('setCurrentStory', { storyId, viewMode: 'story' });
  const { argTypes, initialArgs } = await preview.storyStoreValue.loadStory({ storyId });
  const broken: string[] = [];
  const note = (name: string, value: unknown) => {
    const what = fault();
    if (what) broken.push(`${storyId}: ${name} = ${JSON.stringify(value)?.slice(0, 40)}: ${what.slice(0, 120)}`);
    return what;
  };
  note('the story', 'as it is');
  const controls = Object.entries(argTypes).filter(([, { control }]) => control?.type && !control.disable);
  let settings = 0;
  for (const [name, argType] of controls) {
    for (const value of extremes(argType, initialArgs[name])) {
      settings += 1;
      await after('updateStoryArgs', { storyId, updatedArgs: { [name]: value } });
      if (note(name, value)) {
        await after('resetStoryArgs', { storyId });
        await after('forceRemount', { storyId });
      }
    }
    await after('resetStoryArgs', { storyId });
  }
  return { broken, controls: controls.length, settings };
}

/** The groups of the sidebar, such as `Forms`. */
const groups = new Set(stories.map(({ title }) => title.split('/')[0]));
for (const group of groups) {
  const ofGroup = stories.filter(({ title }) => title.startsWith(`${group}/`));
  test(`${group}: no control breaks a story`, async ({ page }) => {
    test.setTimeout(600_000);
    // Embedded stories do not run their play functions, and axe runs on demand only.
    await page.goto(
      `${process.env.STORYBOOK_URL}iframe.html?id=start-here-introduction--docs&viewMode=docs&embed=true&globals=a11y.manual:!true`,
    );
    await expect(page.locator('#storybook-docs h1').first()).toBeAttached();
    const broken: string[] = [];
    const counted = { stories: ofGroup.length, controls: 0, settings: 0 };
    for (const { id } of ofGroup) {
      const result = await page.evaluate(setToExtremes, id);
      broken.push(...result.broken);
      counted.controls += result.controls;
      counted.settings += result.settings;
    }
    test.info().annotations.push({ type: 'counted', description: JSON.stringify(counted) });
    expect(broken).toEqual([]);
  });
}

test('a control changes a field that keeps its own state', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=ui-textfield--default&viewMode=story&embed=true`);
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await field.fill('asha@example.in');
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
    channel.emit('updateStoryArgs', { storyId: 'ui-textfield--default', updatedArgs: { value: 'ravi@example.in' } });
  });
  await expect(field).toHaveValue('ravi@example.in');
});
