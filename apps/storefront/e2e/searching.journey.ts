import type { Page } from 'playwright/test';
import { openHeld } from './support/held-scripts.ts';
import { countCalls, expect, expectHydrated, test } from './support/journey.ts';
import { newTabOf } from './support/new-tab.ts';
import { cards } from './support/products.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /search/i });

async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('Enter opens all results, and Back, Forward and a reload restore them', async ({ page }) => {
  await page.goto('/');
  const calls = countCalls(page);
  await search(page, ' neem face wsh ');
  await expect(page).toHaveURL('/medicines?q=neem+face+wsh');
  await expect(page).toHaveTitle('“neem face wsh” · Medicines and health products · Niramaya');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cards(page).first()).toContainText('Face Wash');
  // The keystrokes cause their own call, a second later, also after Enter (API-14).
  await expect.poll(() => calls).toContain('GET /products');
  const sent = calls.filter((call) => call.startsWith('GET /products'));
  expect(sent.toSorted()).toEqual(['GET /products', 'GET /products?q=neem+face+wsh&_page=1&_limit=10']);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(field(page)).toHaveValue('');
  await page.goForward();
  await expect(field(page)).toHaveValue('neem face wsh');
  await page.reload();
  await expect(field(page)).toHaveValue('neem face wsh');
  await expect(cards(page).first()).toContainText('Face Wash');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('text that is typed before the scripts load stays in the field, and Enter searches for it', async ({ page }) => {
  const letGo = await openHeld(page, '/');
  await field(page).pressSequentially('tulsi');
  await letGo();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(field(page)).toHaveValue('tulsi');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/medicines?q=tulsi');
  await expect(cards(page).first()).toContainText(/tulsi/i);
});

test('text that is typed and submitted while the field hydrates is searched for', async ({ page }) => {
  await page.addInitScript(() => {
    const isHydrating = (root: Element) => Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
    const { postMessage } = MessagePort.prototype;
    // React posts a message to itself, and hydrates the page in the task of that message. The text is typed before it.
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      postMessage.call(this, message);
      const input = document.querySelector<HTMLInputElement>('#root [role=combobox]');
      if (!input || ![...document.querySelectorAll('#root')].some(isHydrating)) return;
      MessagePort.prototype.postMessage = postMessage;
      queueMicrotask(() => {
        input.focus();
        input.value = 'tulsi';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
    };
    // After hydration, React dispatches the focus event again, which is not trusted.
    addEventListener('focusin', ({ isTrusted, target }) => {
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      if (!isTrusted) setTimeout(() => target?.dispatchEvent(enter));
    });
  });
  await page.goto('/');
  await expect(page).toHaveURL('/medicines?q=tulsi');
  await expect(cards(page).first()).toContainText(/tulsi/i);
});

test('text that is typed between the hydration of the field and of the screen stays, and Enter searches for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    /** Sets the value of the field as the keyboard does, without React's setter. */
    const type = (input: HTMLInputElement, text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    /** Sends Enter when the field has lost its text, at the latest after a second. */
    const sendEnter = (input: HTMLInputElement, since: number) => {
      if (input.value !== '' && performance.now() - since < 1000) setTimeout(() => sendEnter(input, since));
      else input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    };
    const timer = setInterval(() => {
      const input = document.querySelector<HTMLInputElement>('#root [role=combobox]');
      if (!input || !Object.keys(input).some((key) => key.startsWith('__reactProps$'))) return;
      clearInterval(timer);
      let isTyped = false;
      const typeOnce = () => {
        if (isTyped) return;
        isTyped = true;
        type(input, 'tulsi');
        sendEnter(input, performance.now());
      };
      input.addEventListener('focusin', ({ isTrusted }) => isTrusted || setTimeout(typeOnce));
      input.focus();
      setTimeout(typeOnce, 200);
    });
  });
  await page.goto('/');
  await expect(page).toHaveURL('/medicines?q=tulsi');
  await expect(cards(page).first()).toContainText(/tulsi/i);
});

test('a typing error is corrected, and the text is searched for as it was typed on request', async ({ page }) => {
  await page.goto('/medicines');
  await search(page, 'acidiy');
  await expect(page.getByRole('heading', { name: 'Products for “acidity”' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('Antacid');
  await page.getByRole('button', { name: 'You typed “acidiy”: search that instead' }).click();
  await expect(page).toHaveURL('/medicines?q=%22acidiy%22');
  await expect(page.getByRole('heading', { name: 'Nothing found for “acidiy”' })).toBeVisible();
});

test('[HOME-61 API-01] a concern opens the list with one line for its products, also in a new tab', async ({
  page,
}) => {
  await page.goto('/');
  const tile = page.getByRole('main').getByRole('link', { name: 'Diabetes Care' }).first();
  await expectHydrated(tile);
  const expectLine = async (tab: Page) => {
    await expect(tab.getByRole('button', { name: /^Diabetes Care: show \d+ products$/ })).toBeVisible();
    await expect(tab).toHaveURL('/medicines');
  };
  const other = await newTabOf(tile, 'click');
  await expectLine(other);
  await other.close();
  const calls = countCalls(page);
  await tile.click();
  await expectLine(page);
  expect(calls.filter((call) => call.startsWith('GET /products'))).toEqual(['GET /products?_page=1&_limit=10']);
  await page.reload();
  const line = page.getByRole('button', { name: /^Diabetes Care/ });
  const count = Number(/\d+/.exec((await line.textContent()) ?? '')?.[0]);
  await line.click();
  await expect(page).toHaveURL('/medicines?q=diabetes');
  await expect(page.getByRole('status').filter({ hasText: `${count} products, page 1 of` })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the list begins within the first 300 px', async ({ page }) => {
    await page.goto('/medicines');
    await expect(cards(page).first().getByRole('heading')).not.toBeEmpty();
    const top = await cards(page)
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeLessThan(300);
  });
});
