import { holdToasts } from './settled';

/** Returns whether this document is a frame on a docs page. */
const isEmbedded = () => new URLSearchParams(location.search).has('embedded');

/** A `Storage` in memory for a page of the shop. Its entries last only as long as the page. */
class PassingStorage implements Storage {
  private readonly entries = new Map<string, string>();
  get length() {
    return this.entries.size;
  }
  key = (at: number) => [...this.entries.keys()][at] ?? null;
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, String(value));
  removeItem = (key: string) => void this.entries.delete(key);
  clear = () => this.entries.clear();
}

/**
 * An `IntersectionObserver` whose root is the document of the frame. A story therefore plays in the same way, whether
 * or not the docs page is scrolled to the frame.
 */
class FrameObserver extends IntersectionObserver {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    super(callback, { root: document, ...options });
  }
}

/**
 * Stops blur events of a frame that loses the focus to another frame. Stories play side by side, and only one frame can
 * have the focus. This loss must change nothing inside the frame.
 */
function keepTheFocus(event: FocusEvent) {
  if (!document.hasFocus()) event.stopImmediatePropagation();
}

/** Keeps a toast open on a docs page, for as long as the reader likes. */
export const holdOnPage = () => {
  if (isEmbedded()) holdToasts();
};

/**
 * Isolates a story in its frame on a docs page. Several stories on one page share an origin and a window around them.
 * Each story gets its own storage. Otherwise one story would empty the cart of the next. No story may scroll the page
 * to the element that it focuses. An element near the edge of its frame counts as near the viewport.
 */
export function keepToTheFrame() {
  if (!isEmbedded()) return;
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: new PassingStorage(), configurable: true });
  }
  window.IntersectionObserver = FrameObserver;
  // The frame must not send its messages to the docs page. On a changed theme or prop, the page would render again, and
  // then the frame.
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
  for (const type of ['blur', 'focusout'] as const) window.addEventListener(type, keepTheFocus, { capture: true });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}
