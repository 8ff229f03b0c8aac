import { holdToasts } from './settled';

/** Whether this is a frame on a docs page. */
const isEmbedded = () => new URLSearchParams(location.search).has('embedded');

/** What a page of the shop may keep, for as long as the page is there. */
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

/** Sees what lies in the frame, whether or not the page has been scrolled to the frame: a story plays all the same. */
class FrameObserver extends IntersectionObserver {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    super(callback, { root: document, ...options });
  }
}

/** Stories play side by side, and only one frame can have the focus: to lose it to another one changes nothing inside. */
function keepTheFocus(event: FocusEvent) {
  if (!document.hasFocus()) event.stopImmediatePropagation();
}

/** On a page a toast is looked at for as long as the reader likes. */
export const holdOnPage = () => {
  if (isEmbedded()) holdToasts();
};

/**
 * Several stories on one docs page share an origin and a window around them: each gets a storage of its own, or one would
 * empty the cart of the next; none may scroll the page to what it focuses; and what comes near the edge of its frame has
 * come near.
 */
export function keepToTheFrame() {
  if (!isEmbedded()) return;
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: new PassingStorage(), configurable: true });
  }
  window.IntersectionObserver = FrameObserver;
  // What the frame tells of itself is none of the page's: a changed theme or prop would draw the page anew, and it the frame.
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
  for (const type of ['blur', 'focusout'] as const) window.addEventListener(type, keepTheFocus, { capture: true });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}
