import type { Page } from 'playwright/test';

declare global {
  interface Window {
    stale?: string[];
    /** The hook that React calls for its developer tools, also in production. */
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

interface Fiber {
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Translates as Chrome does: a `font` element replaces each text node. Playwright ignores the mark in its text. */
export const translatePages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const mark = '\u200B';
    const stale: string[] = [];
    window.stale = stale;
    const original = new MutationObserver((records) => {
      for (const { target } of records) stale.push(target.nodeValue ?? '');
    });
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || text.data.endsWith(mark)) return;
      if (parent.localName === 'title') {
        text.data += mark;
        return;
      }
      if (parent.closest('script, style, noscript, textarea, [translate=no]')) return;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild!.append(text.data + mark);
      text.replaceWith(font);
      original.observe(text, { characterData: true });
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
      texts.forEach(translate);
    };
    const elementsOf = (fiber: Fiber | null): unknown[] => {
      const elements: unknown[] = [];
      for (let at = fiber; at; at = at.sibling) elements.push(at.stateNode, ...elementsOf(at.child));
      return elements;
    };
    let hasBegun = false;
    const begin = () => {
      translateAll(document);
      document.documentElement.lang = 'hi';
      document.documentElement.classList.add('translated-ltr');
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          if (type === 'characterData') translateAll(target);
          else addedNodes.forEach(translateAll);
      }).observe(document, { childList: true, characterData: true, subtree: true });
    };
    // Only a commit shows that React has hydrated the section.
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
        if (hasBegun) return;
        const hydrated = new Set(elementsOf(root.current));
        const parts = ['header button', 'main h1', 'main form'].map((part) => document.querySelector(part));
        if (parts.every((part) => part === null || hydrated.has(part))) {
          hasBegun = true;
          queueMicrotask(begin);
        }
      },
    };
  });

export const staleTexts = (page: Page): Promise<string[]> => page.evaluate(() => window.stale ?? []);
