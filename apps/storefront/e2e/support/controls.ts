import type { Page } from 'playwright/test';

/** The kind of a control on a prerendered page. It decides how a test uses the control. */
export type Kind = 'link' | 'button' | 'combobox' | 'text' | 'tick' | 'select' | 'summary' | 'region';

export interface Control {
  /** The value of the element's `data-control`, which hydration does not remove. */
  readonly id: number;
  readonly kind: Kind;
  readonly name: string;
  /** Whether the control is marked with `aria-disabled`: it does nothing yet. */
  readonly isInert: boolean;
  /** The text of the control's `aria-describedby`. */
  readonly description: string;
  /** Whether the control can become chosen (`aria-pressed`), selected or current. */
  readonly isChoice: boolean;
  /** Whether the control moves a carousel. */
  readonly isArrow: boolean;
  /** The number of the form or the set of radio buttons. Controls that belong together have the same number. */
  readonly set?: number;
  /** The part of the page that contains the control and that all screens share. */
  readonly shared: 'header' | 'footer' | null;
  readonly href?: string;
}

/** Returns the state that the attributes of a control show. */
type Standing = (element: Element) => string;

declare global {
  interface Window {
    standing: Standing;
    /** The numbers of the controls that have become chosen, selected or current, in this order. */
    chosen: string[];
    /**
     * The messages that have been shown, in this order. They are collected because each message disappears by itself.
     */
    said: string[];
  }
}

/** Numbers every element that the keyboard can reach and stores its state, before any script of the page runs. */
export const markControls = (page: Page) =>
  page.addInitScript(() => {
    window.chosen = [];
    window.said = [];
    // A banner that plays advances by itself.
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
          const toast =
            node instanceof Element &&
            (node.closest('[data-scope=toast][data-part=root]') ??
              node.querySelector('[data-scope=toast][data-part=root]'));
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

/** Returns the visible and usable controls of the prerendered page. */
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
      const disclosure = element.matches('summary') && element.closest('details[name]');
      if (disclosure) return numberOf(disclosure.getAttribute('name'));
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

/** Returns whether React has hydrated every numbered control, those of deferred sections included. */
export const areHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, [data-control]')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );

/**
 * Returns all results of an action that a shopper can notice on a screen. These are the address, the open overlays, the
 * messages, the state of each control and the stored values.
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
