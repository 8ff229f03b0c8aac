/** What the window of a story in a frame has, as far as the page around it speaks with it. */
interface Channel {
  emit: (event: string, what: unknown) => void;
}

/** Tells a story in a frame something, as the toolbar and the controls do. Nothing happens before it has begun. */
export function tell(frame: HTMLIFrameElement | null, event: string, what: unknown): void {
  const page = frame?.contentWindow as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel } | null | undefined;
  page?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, what);
}

/** Whether a story has been drawn: there is something to look at, and no white page. */
export const isDrawn = (page: Document | null | undefined): boolean =>
  (page?.querySelector('#storybook-root')?.childElementCount ?? 0) > 0;

/** Whether a story has come to its end, which is when it has been drawn where it does not play. */
export const isSettled = (page: Document | null | undefined): boolean => page?.body?.dataset.story === 'settled';

/** Waits for a frame, for as long as it is on the page. */
export async function until(frame: HTMLIFrameElement, reached: (page: Document | null) => boolean): Promise<void> {
  while (frame.isConnected && !reached(frame.contentDocument)) await new Promise((next) => setTimeout(next, 50));
}

/** px that lie over a page need to be whole, by what lies there. */
const overlays: readonly (readonly [selector: string, height: number])[] = [
  ['[role=dialog], [role=alertdialog]', 560],
  ['[data-position] > [aria-live] > *', 280],
];

/** px. Below, the story scrolls in its frame. */
const tallest = 900;

/** As much room as the story needs by now; it never shrinks, so that what moves inside does not move the page. */
export function heightOf(page: Document, now: number): number {
  const wanted = overlays.map(([selector, height]) => (page.querySelector(selector) ? height : 0));
  return Math.min(tallest, Math.max(now, ...wanted, page.documentElement.scrollHeight));
}
