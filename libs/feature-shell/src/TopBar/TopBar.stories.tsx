import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointAtAll } from '@niramaya/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import { TopBar } from './TopBar';

const meta = {
  id: 'feature-shell-topbar',
  title: 'Screens/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen', route: '/cart' },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves to the height that the header has set on the root, after the browser has laid it out. */
async function heightOnRoot() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return document.documentElement.style.getPropertyValue('--header-height');
}

export const Default: Story = {
  parameters: { requirements: ['SHELL-02', 'SHELL-22', 'SHELL-33', 'SHELL-34'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Niramaya, home' })).toHaveAttribute('href', '/');
    const promotion = canvas.getByRole('link', { name: 'Up to 45% off. See today’s offers' });
    await expect(promotion).toHaveAttribute('href', '/offers');
    await expect(canvas.getByRole('combobox', { name: /^Search/ })).toBeVisible();
    const menus = canvas.getByRole('navigation', { name: 'Shop by category' }).querySelectorAll('summary');
    await expect(menus).toHaveLength(5);
    const account = canvas.getByRole('button', { name: 'Saved, orders and My data' });
    await expect(account).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(account.offsetHeight).toBeGreaterThanOrEqual(44);
    // The style sheet has this height already. Another one, set on the root, would restyle the whole page.
    await expect(await heightOnRoot()).toBe('');
  },
};

/** The discounts of the shop's own catalogue are unknown to the build, so the promotion names none. */
export const OwnCatalogue: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SHELL-33'] },
  args: { ownCatalogue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See today’s offers' })).toHaveAttribute('href', '/offers');
    await expect(canvas.queryByText(/45%/)).toBeNull();
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  play: async ({ canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

export const FourServices: Story = {
  parameters: { requirements: ['SHELL-03', 'SHELL-04', 'SHELL-05', 'SHELL-07', 'SHELL-08'] },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Services' })).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Medicines', '/medicines'],
      ['Care plan', '/careplan'],
      ['Consult doctors', '/consultdoctor'],
      ['Covid', '/covid'],
    ]);
  },
};

export const CurrentPage: Story = {
  tags: ['behaviour'],
  parameters: { route: '/careplan?from=consultation' },
  play: async ({ canvas, canvasElement }) => {
    const current = () =>
      [...canvasElement.querySelectorAll('[aria-current]')].map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('aria-current'),
      ]);
    await expect(current()).toEqual([['Care plan', 'page']]);
    for (const [name, text] of [
      [/today’s offers/, /today’s offers/],
      ['Covid', /^Covid$/],
      ['Niramaya, home', /^Niramaya, home$/],
      ['Login', /^Login$/],
      ['Sign up', /^Sign up$/],
    ] as const) {
      await userEvent.click(canvas.getByRole('link', { name }));
      await expect(current()).toEqual([[expect.stringMatching(text), 'page']]);
    }
  },
};

/**
 * The list of the search is as wide as the bar between its margins of 16 px, and the field leaves room for the cart.
 */
export const SearchListFillsPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Search/ }));
    const { left, right } = (await canvas.findByRole('listbox', { name: 'Suggestions' })).getBoundingClientRect();
    await expect([left, document.documentElement.clientWidth - right]).toEqual([16, 16]);
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { requirements: ['SHELL-14', 'SHELL-17'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('combobox', { name: 'Deliver to' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Cart/ })).toBeVisible();
    await expect(await heightOnRoot()).toBe('');
  },
};
