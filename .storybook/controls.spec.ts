import { expect, test } from 'playwright/test';
import { libraryStories, openPreview, type ArgType, type Preview } from './built';

// With this name Storybook does not wait 100 ms for animations after each change. A trace would take a picture of each.
test.use({ userAgent: 'StorybookTestRunner', trace: 'off' });

/**
 * Runs in the page: returns the stories to try. A story with the render function and the arguments of one before it is
 * left out, because it differs by its play function or its width alone.
 */
async function distinct(ids: readonly string[]): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
  const stories = await Promise.all(
    ids.map(async (storyId) => ({ storyId, ...(await preview!.storyStoreValue!.loadStory({ storyId })) })),
  );
  return stories
    .filter(
      (story, place) =>
        !stories
          .slice(0, place)
          .some(
            (other) =>
              other.componentId === story.componentId &&
              other.originalStoryFn === story.originalStoryFn &&
              Object.keys(story.argTypes).every(
                (name) =>
                  story.argTypes[name]?.control?.type === undefined ||
                  Object.is(story.initialArgs[name], other.initialArgs[name]),
              ),
          ),
    )
    .map(({ storyId }) => storyId);
}

/**
 * Runs in the page: shows a story and sets its controls to extremes, all at once and, with `isSingly`, each by itself.
 * Returns what broke.
 */
async function setToExtremes({ storyId, isSingly }: { storyId: string; isSingly: boolean }) {
  type Args = Readonly<Record<string, unknown>>;
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
  const after = (event: string, payload: unknown) =>
    new Promise<void>((resolve) => {
      channel.once('storyFinished', () => resolve());
      channel.emit(event, payload);
    });
  /** Returns the values that a control can be set to. `undefined` is a control that was cleared. */
  const extremes = ({ control, options }: ArgType, initial: unknown): unknown[] => {
    switch (control?.type) {
      case 'text':
        return ['', 'Very long text '.repeat(30), 'unbroken'.repeat(30), undefined];
      case 'number':
        return [-Number.MAX_SAFE_INTEGER, -1, 0, 0.5, Number.MAX_SAFE_INTEGER, undefined];
      case 'range':
        return [control.min, control.max, undefined];
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
  const errors: string[] = [];
  const noteError = ({ message }: ErrorEvent) => errors.push(message);
  window.addEventListener('error', noteError);
  /** Returns what went wrong: an error, the error screen, or a value that is no content. */
  const fault = () => {
    if (errors.length > 0) return errors.splice(0).join(', ');
    if (document.body.classList.contains('sb-show-errordisplay'))
      return document.querySelector('#error-message')?.textContent ?? 'the error screen';
    const labels = Array.from(document.querySelectorAll('[aria-label]'), (one) => one.getAttribute('aria-label'));
    const texts = [document.body.innerText, ...labels].join('\n');
    return ['NaN', 'undefined', '[object'].find((word) => texts.includes(word));
  };

  const { argTypes, initialArgs } = await preview!.storyStoreValue!.loadStory({ storyId });
  const controls = Object.entries(argTypes).filter(([, { control }]) => control?.type && !control.disable);
  const args: Args = Object.fromEntries(controls.map(([name]) => [name, initialArgs[name]]));
  const values = controls.map(([name, argType]) => [name, extremes(argType, initialArgs[name])] as const);
  const singly = values.flatMap(([name, all]) => all.map((value): Args => ({ [name]: value })));
  const together = Array.from({ length: Math.max(0, ...values.map(([, all]) => all.length)) }, (_round, place): Args =>
    Object.fromEntries(values.map(([name, all]) => [name, all[place % all.length]])),
  );

  let settings = 0;
  const broken: string[] = [];
  const note = (changed: Args, what: string) => {
    const shown = Object.entries(changed).map(([name, value]) => `${name} = ${JSON.stringify(value)?.slice(0, 40)}`);
    broken.push(`${storyId}: ${shown.join(', ')}: ${what.slice(0, 120)}`);
  };
  /** Sets the controls, the others to their first values, and returns what that breaks. */
  const breaks = async (changed: Args) => {
    settings += 1;
    await after('updateStoryArgs', { storyId, updatedArgs: { ...args, ...changed } });
    const what = fault();
    if (what === undefined) return undefined;
    await after('updateStoryArgs', { storyId, updatedArgs: args });
    await after('forceRemount', { storyId });
    return what;
  };

  await after('setCurrentStory', { storyId, viewMode: 'story' });
  const first = fault();
  if (first !== undefined) note({}, first);
  for (const changed of isSingly ? [...together, ...singly] : together) {
    const what = await breaks(changed);
    if (what === undefined) continue;
    const before = broken.length;
    // Looks for the controls that break the story by themselves.
    for (const [name, value] of Object.entries(changed)) {
      const alone = await breaks({ [name]: value });
      if (alone !== undefined) note({ [name]: value }, alone);
    }
    if (broken.length === before) note(changed, what);
  }
  window.removeEventListener('error', noteError);
  return { controls: controls.length, settings, broken };
}

/** The groups of the sidebar, such as `Forms`. */
const groups = new Set(libraryStories.map(({ title }) => title.split('/')[0]));
for (const group of groups) {
  const ids = libraryStories.filter(({ title }) => title.startsWith(`${group}/`)).map(({ id }) => id);
  test(`${group}: no control breaks a story`, async ({ page }) => {
    test.setTimeout(600_000);
    await openPreview(page);
    const counted = { stories: 0, controls: 0, settings: 0 };
    const broken: string[] = [];
    for (const storyId of await page.evaluate(distinct, ids)) {
      const isSingly = process.env.TEST_TIER === 'full';
      const result = await page.evaluate(setToExtremes, { storyId, isSingly }).catch((error: Error) => {
        throw new Error(`${storyId}: ${error.message}`);
      });
      counted.stories += 1;
      counted.controls += result.controls;
      counted.settings += result.settings;
      broken.push(...result.broken);
    }
    test.info().annotations.push({ type: 'counted', description: JSON.stringify(counted) });
    expect(broken).toEqual([]);
  });
}

test('a control changes a field that keeps its own state', async ({ page }) => {
  await openPreview(page);
  const emit = (event: string, payload: object) =>
    page.evaluate(
      (sent) => (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit(sent.event, sent.payload),
      { event, payload: { storyId: 'ui-textfield--default', ...payload } },
    );
  await emit('setCurrentStory', { viewMode: 'story' });
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await field.fill('asha@example.in');
  await emit('updateStoryArgs', { updatedArgs: { value: 'ravi@example.in' } });
  await expect(field).toHaveValue('ravi@example.in');
});
