import { aCartItem } from '@niramaya/fixtures';
import { allReady } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { Shop } from '../app/Shop';
import { atRest, drawnWhile, withProfiler } from './drawn';
import { aVisit } from './testing/aVisit';

/** Counts what re-renders when the shopper does something: no more than what has changed. */
const meta = {
  id: 'journeys-drawing',
  title: 'Flows/Drawing',
  ...aVisit,
  component: Shop,
  tags: ['!autodocs'],
  decorators: [withProfiler],
  parameters: { layout: 'fullscreen', route: '/medicines', msw: { handlers: allReady() } },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const inMain = (canvas: Canvas) => within(canvas.getByRole('main'));
const listed = async (canvas: Canvas) => {
  await expect(await canvas.findByText('300 products, page 1 of 30')).toHaveRole('status');
  await waitFor(() => expect(inMain(canvas).getAllByRole('article')).toHaveLength(10));
};

const frame = ['TopBar', 'Footer'] as const;
const listing = [
  'MedicinesScreen',
  'ListingSidebar',
  'ListingToolbar',
  'ListingCard',
  'HelpCard',
  'Pagination',
] as const;
const untouched = { TopBar: 0, Footer: 0 };
const listingUntouched = {
  MedicinesScreen: 0,
  ListingSidebar: 0,
  ListingToolbar: 0,
  ListingCard: 0,
  HelpCard: 0,
  Pagination: 0,
};

/** Neither a letter in the search nor the list of results re-renders the grid. */
export const KeystrokeLeavesTheGrid: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await listed(canvas);
    const search = canvas.getByRole('combobox', { name: 'Search medicines and health products' });
    await user.click(search);
    // The click has renders of its own, such as the deferred ones of the list.
    await atRest();
    const drawn = await drawnWhile([...frame, ...listing, 'ListingResults', 'SearchBox'], () => user.keyboard('z'));
    await expect(drawn).toEqual({ ...untouched, ...listingUntouched, ListingResults: 0, SearchBox: 1 });

    const whileListed = await drawnWhile([...frame, ...listing, 'ListingResults'], async () => {
      await expect(await canvas.findByRole('listbox')).toBeVisible();
    });
    await expect(whileListed).toEqual({ ...untouched, ...listingUntouched, ListingResults: 0 });
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/**
 * Adding to the cart re-renders the badge of the cart and the Add buttons, which read the cart. Saving and comparing
 * re-render only the product's card.
 */
export const AddingDrawsOneCard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await listed(canvas);
    const card = within(inMain(canvas).getAllByRole('article')[2] as HTMLElement);
    const click = async (name: RegExp) => {
      const button = card.getByRole('button', { name });
      return drawnWhile([...frame, ...listing, 'CartButton', 'AddToCartButton'], () => user.click(button));
    };
    await expect(await click(/^Add/)).toEqual({
      ...untouched,
      ...listingUntouched,
      CartButton: 1,
      AddToCartButton: 10,
    });
    await expect(await screen.findByText('Added successfully')).toBeVisible();
    const oneCard = { ...untouched, ...listingUntouched, ListingCard: 1, AddToCartButton: 1, CartButton: 0 };
    await expect(await click(/^Save/)).toEqual(oneCard);
    await expect(await click(/^Compare/)).toEqual(oneCard);
  },
};

/** A change of quantity re-renders only its line and the sums. */
export const QuantityDrawsOneLine: Story = {
  tags: ['behaviour'],
  parameters: { route: '/cart' },
  beforeEach: () => {
    const lines = ['Zinc', 'Iron', 'Calcium'].map((title) => aCartItem({ title }));
    localStorage.setItem('cart_data', JSON.stringify(lines));
  },
  play: async ({ canvas }) => {
    const names = [...frame, 'CartLine', 'TotalsBox'] as const;
    const more = await canvas.findByRole('button', { name: 'Increase quantity of Iron' });
    await atRest();
    await expect(await drawnWhile(names, () => user.click(more))).toEqual({ ...untouched, CartLine: 1, TotalsBox: 1 });
    await expect(canvas.getByRole('group', { name: 'Quantity of Iron' })).toHaveTextContent('2');

    const remove = canvas.getByRole('button', { name: /^Remove Zinc/ });
    await expect(await drawnWhile(names, () => user.click(remove))).toEqual({
      ...untouched,
      CartLine: 0,
      TotalsBox: 1,
    });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('(2)');
  },
};

/** A panel over the screen does not re-render it, neither when it opens nor when it closes. */
export const PanelLeavesTheScreen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await listed(canvas);
    const opener = canvas.getByRole('button', { name: 'My data' });
    const drawn = await drawnWhile([...frame, ...listing, 'ListingResults', 'CartButton'], async () => {
      await user.click(opener);
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'My data' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await expect(drawn).toEqual({ ...untouched, ...listingUntouched, ListingResults: 0, CartButton: 0 });
  },
};

const nextFrame = () => new Promise(requestAnimationFrame);

/** The effect of a click is visible in the very next frame, before any response has come. */
export const PressAnswersWithinAFrame: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await listed(canvas);
    const cart = canvas.getByRole('button', { name: 'Cart' });
    const card = within(inMain(canvas).getAllByRole('article')[0] as HTMLElement);
    card.getByRole('button', { name: /^Add/ }).click();
    await nextFrame();
    await expect(cart).toHaveAccessibleName('Cart, 1 product');

    const ayurveda = canvas.getByRole('checkbox', { name: 'Ayurveda' });
    ayurveda.click();
    await nextFrame();
    await expect(ayurveda).toBeChecked();
    await expect(await canvas.findByText('60 products, page 1 of 6')).toBeVisible();

    canvas.getByRole('button', { name: 'Page 2' }).click();
    await nextFrame();
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByText('60 products, page 2 of 6')).toBeVisible();
  },
};
