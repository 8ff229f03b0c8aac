import type { Browser, Page } from 'playwright';
import { Trouble } from '../../setup/trouble.mjs';

/** The hydration times of one page with one form of the cards. */
export interface Round {
  /** The first hydration of a page, in ms. The engine has not seen its code yet. */
  readonly coldMs: number;
  /** The median of the later hydrations in the same page, in ms. */
  readonly warmMs: number;
}

/** How many more times the cards are hydrated in a page. */
const AGAIN = 40;

async function openCards(browser: Browser, markup: string, script: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><title>Cards</title><div id="cards">${markup}</div>`);
  await page.addScriptTag({ content: script });
  return page;
}

/** @throws Trouble if a form renders other elements than the server sends: its time would prove nothing */
export async function compareMarkup(browser: Browser, markup: string, form: string, script: string): Promise<void> {
  const page = await openCards(browser, markup, script);
  const isSame = await page.evaluate(async () => {
    const sent = document.getElementById('cards')!;
    const rendered = document.createElement('div');
    await window.renderCards(rendered);
    // Normalises styles to the browser's notation and removes the comments that React puts between texts.
    const bare = (element: Element) => {
      const copy = document.createElement('div');
      copy.innerHTML = element.innerHTML.replaceAll(/<!--.*?-->/g, '');
      for (const one of copy.querySelectorAll<HTMLElement>('[style]')) one.setAttribute('style', one.style.cssText);
      return copy;
    };
    return bare(sent).isEqualNode(bare(rendered));
  });
  await page.close();
  if (!isSame) throw new Trouble(`The cards of ${form} are not those that the server has sent.`);
}

/** Opens a page with the cards and hydrates them again and again. */
export async function measureForm(browser: Browser, markup: string, script: string): Promise<Round> {
  const page = await openCards(browser, markup, script);
  const times = await page.evaluate(
    async ([again, html]) => {
      const cards = document.getElementById('cards')!;
      const times: number[] = [];
      for (let turn = 0; turn <= again; turn += 1) {
        cards.innerHTML = html;
        // The page must be idle before it hydrates.
        await new Promise((resolve) => requestIdleCallback(resolve));
        const { ms, unmount } = await window.hydrateCards(cards);
        times.push(ms);
        unmount();
      }
      return times;
    },
    [AGAIN, markup] as const,
  );
  await page.close();
  const [coldMs = 0, ...warm] = times;
  return { coldMs, warmMs: warm.toSorted((one, other) => one - other)[Math.floor(warm.length / 2)] ?? 0 };
}
