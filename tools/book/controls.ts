import type { Page } from 'playwright';

/** One change that a reader makes beside a story: of a control, or of an item of the toolbar. */
export interface Change {
  /** Values by the names of the controls. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** Choices by the names of the toolbar's items. */
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Text that the story shows after the change. */
  readonly shows: string;
}

/** Stories with a play function, which does not run again when a story is re-rendered, and changes that re-render them. */
export const changesOfStories: Readonly<Record<string, readonly Change[]>> = {
  'ui-button--default': [
    { args: { children: 'Buy now' }, shows: 'Buy now' },
    { args: { disabled: true }, shows: 'Buy now' },
    { globals: { theme: 'dark' }, shows: 'Buy now' },
    { globals: { textSize: '200' }, shows: 'Buy now' },
    { globals: { motion: 'full' }, shows: 'Buy now' },
    { globals: { viewport: { value: 'w360' } }, shows: 'Buy now' },
  ],
  'feature-offers-offersscreen--default': [
    { globals: { theme: 'dark' }, shows: 'Get offers on medicines' },
    { globals: { network: 'failed' }, shows: 'Get offers on medicines' },
    { globals: { network: 'slow' }, shows: 'Get offers on medicines' },
  ],
};

/**
 * Makes one change and waits until the story is there again.
 * @param story the id of the story that the page shows
 * @returns what went wrong, in words
 */
export const makeChange = (page: Page, story: string, change: Change, patienceMs: number): Promise<string[]> =>
  page.evaluate(
    ([id, { args, globals, shows }, most]) =>
      new Promise<string[]>((resolve) => {
        interface Channel {
          once: (event: string, listener: (what: { status?: string }) => void) => void;
          emit: (event: string, what: unknown) => void;
        }
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const what = JSON.stringify(args ?? globals);
        const end = (status: string | undefined) => {
          const isError = document.body.classList.contains('sb-show-errordisplay');
          const error = document.querySelector<HTMLElement>('#error-message')?.innerText ?? '';
          const text = document.querySelector<HTMLElement>('#storybook-root')?.innerText ?? '';
          resolve([
            ...(isError ? [`With ${what} the story gives way to an error: ${error.slice(0, 200)}`] : []),
            ...(status === 'success' ? [] : [`With ${what} it ends with ${status ?? 'nothing'}.`]),
            ...(!isError && text.includes(shows) ? [] : [`With ${what} it does not show “${shows}”.`]),
          ]);
        };
        setTimeout(() => end(undefined), most);
        channel.once('storyFinished', ({ status }) => end(status));
        if (args) channel.emit('updateStoryArgs', { storyId: id, updatedArgs: args });
        else channel.emit('updateGlobals', { globals });
      }),
    [story, change, patienceMs] as const,
  );
