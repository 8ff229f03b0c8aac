import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

/** An entry of the index that Storybook writes. */
export interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly importPath: string;
  readonly tags: readonly string[];
  /** The headings of a docs page that the search of the sidebar offers, by the ids of their elements. */
  readonly anchors?: readonly { readonly id: string }[];
}

/** The type of a prop, as far as the checks read it. */
export interface ArgType {
  readonly control?: {
    readonly type?: string;
    readonly disable?: boolean;
    readonly min?: number;
    readonly max?: number;
  };
  readonly options?: readonly unknown[];
  readonly description?: string;
}

/** The globals of Storybook's preview that the checks use: its channel and the store of its stories. */
export interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (payload: never) => void) => void;
    off: (event: string, listener: (payload: never) => void) => void;
    once: (event: string, listener: (payload: never) => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: {
      readonly loadStory: (story: { storyId: string }) => Promise<{
        readonly initialArgs: Readonly<Record<string, unknown>>;
        readonly argTypes: Readonly<Record<string, ArgType>>;
        readonly parameters: {
          readonly docs?: {
            readonly canvas?: { readonly sourceState?: string };
            readonly description?: { readonly component?: string };
            readonly source?: {
              readonly code?: string;
              readonly originalSource?: string;
              readonly transform?: (code: string) => string;
            };
          };
        };
        readonly componentId: string;
        readonly originalStoryFn: unknown;
      }>;
    };
  };
}

const index = readFileSync('storybook-static/index.json', 'utf8');
/** All stories and docs pages of the built Storybook. */
export const entries = Object.values((JSON.parse(index) as { entries: Record<string, Entry> }).entries);

/** The stories of the design system. */
export const libraryStories = entries.filter(
  ({ type, importPath }) => type === 'story' && importPath.startsWith('./libs/ui/'),
);

/** True for the first story of a component. */
export const isFirst = ({ title }: Entry, place: number, stories: readonly Entry[]): boolean =>
  stories[place - 1]?.title !== title;

/**
 * Opens Storybook's preview without a story, so that a test can show many stories in one page. In an embedded preview
 * no play function runs. axe runs on demand only, because it takes longer than the rest of a story.
 */
export async function openPreview(page: Page): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?embed=true`);
  await page.waitForFunction(
    () => (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  );
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}
