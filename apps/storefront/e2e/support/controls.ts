import type { Page } from 'playwright/test';

/** What can be done to a control of a prerendered page. */
export type Kind = 'link' | 'button' | 'combobox' | 'text' | 'tick' | 'select' | 'summary' | 'region';

export interface Control {
  /** Of the element's `data-control`, which hydration leaves where it is. */
  readonly id: number;
  readonly kind: Kind;
  readonly name: string;
  /** It says itself that it does nothing yet. */
  readonly isInert: boolean;
  /** What is said beside it. */
  readonly description: string;
  /** It becomes pressed, selected or current. */
  readonly isChoice: boolean;
  /** It moves a carousel. */
  readonly isArrow: boolean;
  /** Of a form or a set of radio buttons, those that belong together have the same number. */
  readonly set?: number;
  /** Where it stands, of what all screens share. */
  readonly shared: 'header' | 'footer' | null;
  readonly href?: string;
}

/** What a control shows of itself by its attributes. */
type Standing = (element: Element) => string;

declare global {
  interface Window {
    standing: Standing;
    /** The numbers of the controls that have become pressed, selected or current, in their order. */
    chosen: string[];
    /** The messages that have been shown, in their order, since each goes by itself. */
    said: string[];
  }
}

/** Numbers whatever the keyboard can reach and notes how it stands, before any script of the page runs. */
export const markControls = (page: Page) =>
  page.addInitScript(() => {
    window.chosen = [];
    window.said = [];
    // A banner that plays goes on by itself.
    const isPlaying = (element: Element) =>
      element.hasAttribute('aria-current') && element.closest('[role=group]')?.querySelector('[aria-live=off]');
    window.standing = (element) => {
      if (isPlaying(element)) return 'in turn';
      const names = ['aria-pressed', 'aria-expanded', 'aria-selected', 'aria-current', 'aria-invalid', 'aria-label'];
      const marks = names.filter((n) => element.hasAttribute(n)).map((n) => `${n}=${element.getAttribute(n)}`);
      const { value, type, checked } = element as Partial<HTMLInputElement>;
      const isOpen = element.parentElement?.hasAttribute('open');
      return [...marks, value, type, checked && 'checked', isOpen && 'open'].filter(Boolean).join(' ');
    };
    const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable]';
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll<HTMLElement>(reachable).forEach((element, id) => {
        element.dataset.control = String(id);
        element.dataset.stood = window.standing(element);
      });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          const toast = node instanceof Element && (node.closest('[data-toast]') ?? node.querySelector('[data-toast]'));
          if (toast) window.said.push(toast.textContent);
        }
      }).observe(document, { subtree: true, childList: true });
      new MutationObserver((changes) => {
        for (const { target, attributeName } of changes) {
          const { dataset } = target as HTMLElement;
          const isChosen = (target as Element).getAttribute(attributeName ?? '') === 'true';
          if (dataset.control && isChosen && !isPlaying(target as Element)) window.chosen.push(dataset.control);
        }
      }).observe(document, { subtree: true, attributeFilter: ['aria-pressed', 'aria-selected', 'aria-current'] });
    });
  });

/** The controls that can be seen and used, as the prerendered page has them. */
export const controlsOf = (page: Page): Promise<Control[]> =>
  page.locator('[data-control]').evaluateAll((elements) => {
    const sets: unknown[] = [];
    const numberOf = (set: unknown) => (sets.includes(set) ? sets.indexOf(set) : sets.push(set) - 1);
    const kindOf = (element: Element): Kind => {
      if (element.matches('[role=combobox]')) return 'combobox';
      if (element.matches('input[type=checkbox], input[type=radio]')) return 'tick';
      if (element.matches('input, textarea')) return 'text';
      if (element.matches('a')) return 'link';
      if (element.matches('button')) return 'button';
      if (element.matches('select')) return 'select';
      return element.matches('summary') ? 'summary' : 'region';
    };
    const setOf = (element: Element) => {
      if (element.matches('[type=radio]')) return numberOf(element.getAttribute('name'));
      const form = element.closest('form');
      return form ? numberOf(form) : undefined;
    };
    return elements
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('[inert]') === null &&
          !element.matches(':disabled') &&
          element.getClientRects().length > 0,
      )
      .map((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
        return {
          id: Number((element as HTMLElement).dataset.control),
          kind: kindOf(element),
          name: (element.getAttribute('aria-label') ?? label ?? '').trim(),
          isInert: element.matches('[aria-disabled=true]'),
          description: document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
          isChoice: element.matches('[aria-pressed], [role=tab], [aria-current]'),
          isArrow: element.matches('[aria-controls]:not([aria-expanded], [role=tab])'),
          set: setOf(element),
          shared: element.closest('footer') ? 'footer' : element.closest('header:not(main header)') ? 'header' : null,
          href: element.getAttribute('href') ?? undefined,
        };
      });
  });

/** Says when each control that can be seen belongs to React, those of deferred sections too. */
export const areHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('body > section') !== null &&
      [...document.querySelectorAll('[data-control]')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
  );

/**
 * What a shopper can tell of all that was done on a screen: where she is, what is open over it, what it says, how each
 * control stands, and what is kept.
 */
export const stateOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.innerText !== '')
        .map((element) => `${selector} ${element.ariaLabel ?? ''} ${element.innerText.slice(0, 120)}`);
    const controls = [...document.querySelectorAll<HTMLElement>('[data-control]')].map((element) => {
      const { control, stood } = element.dataset;
      const stands = window.standing(element);
      return stands === stood ? '' : `${control}: ${stands}`;
    });
    const nameOf = (element: Element | null) =>
      element?.ariaLabel ?? element?.getAttribute('name') ?? element?.textContent.slice(0, 60);
    const kept = (storage: Storage) =>
      Object.keys(storage)
        .sort()
        .map((key) => `${key}: ${storage.getItem(key)?.replace(/[\da-f]{32}|\d{10,}/g, 'its own')}`);
    return [
      location.pathname + location.search,
      document.documentElement.className,
      ...text('h1'),
      ...text('[role=dialog]'),
      ...text('[role=alert]'),
      ...text('[role=status]'),
      ...text('[role=listbox]'),
      ...controls,
      `focus: ${nameOf(document.activeElement)}`,
      `said: ${window.said.join(' | ')}`,
      `chosen: ${window.chosen.join()}`,
      ...kept(localStorage),
      ...kept(sessionStorage),
    ]
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '');
  });
