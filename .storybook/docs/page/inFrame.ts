/** The channel on the window of a story in a frame, as far as the docs page uses it. */
interface Channel {
  emit: (event: string, what: unknown) => void;
}

/**
 * Emits an event to a story in a frame, as the toolbar and the controls do. Before the story starts it does nothing.
 */
export function tell(frame: HTMLIFrameElement | null, event: string, what: unknown): void {
  const page = frame?.contentWindow as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel } | null | undefined;
  page?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, what);
}

/** Whether a story has rendered: the page is not blank. */
export const isDrawn = (page: Document | null | undefined): boolean =>
  (page?.querySelector('#storybook-root')?.childElementCount ?? 0) > 0;

/** Whether a story has settled. A story that does not play settles when it has rendered. */
export const isSettled = (page: Document | null | undefined): boolean => page?.body?.dataset.story === 'settled';

/** Waits until the page of a frame reaches a state, or until the frame is removed. */
export async function until(frame: HTMLIFrameElement, reached: (page: Document | null) => boolean): Promise<void> {
  while (frame.isConnected && !reached(frame.contentDocument)) await new Promise((next) => setTimeout(next, 50));
}

/** px. The height that each overlay needs to be visible as a whole, by selector. */
const overlays: readonly (readonly [selector: string, height: number])[] = [
  ['[role=dialog], [role=alertdialog]', 560],
  ['[data-position] > [aria-live] > *', 280],
];

/** px. The largest height of a frame. A longer story scrolls in its frame. */
const tallest = 900;

/**
 * Returns the height that the story needs now. It never shrinks, so that motion in the story does not move the page.
 */
export function heightOf(page: Document, now: number): number {
  const wanted = overlays.map(([selector, height]) => (page.querySelector(selector) ? height : 0));
  return Math.min(tallest, Math.max(now, ...wanted, page.documentElement.scrollHeight));
}
