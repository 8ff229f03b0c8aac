import { aCartItem } from '@niramaya/fixtures';
import { allReady } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { Shop } from '../app/Shop';
import { atRest, drawnWhile, withProfiler } from './drawn';
import { aJourney } from './testing/aJourney';

/** Only what has changed re-renders. */
const meta = {
  id: 'journeys-drawing',
  title: 'Flows/Drawing',
  ...aJourney,
  component: Shop,
  tags: ['!autodocs', 'behaviour'],
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

const screenful = [
  'TopBar',
  'CartButton',
  'SearchBox',
  'MedicinesScreen',
  'ListingSidebar',
  'ListingToolbar',
  'ListingResults',
  'ListingCard',
  'AddToCartButton',
  'HelpCard',
  'Pagination',
  'Footer',
] as const;

export const KeystrokeDoesNotRenderGrid: Story = {
  play: async ({ canvas }) => {
    await listed(canvas);
    const search = canvas.getByRole('combobox', { name: 'Search medicines and health products' });
    await user.click(search);
    // The click has renders of its own, such as the deferred ones of the list.
    await atRest();
    await expect(await drawnWhile(screenful, () => user.keyboard('z'))).toEqual({ SearchBox: 1 });

    const whileListed = await drawnWhile(screenful, async () => {
      await expect(await canvas.findByRole('listbox')).toBeVisible();
    });
    await expect(Object.keys(whileListed)).toEqual(['SearchBox']);
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Every Add button reads the cart. */
export const AddingRendersOneCard: Story = {
  play: async ({ canvas }) => {
    await listed(canvas);
    const card = within(inMain(canvas).getAllByRole('article')[2] as HTMLElement);
    const click = async (name: RegExp) => {
      const button = card.getByRole('button', { name });
      return drawnWhile(screenful, () => user.click(button));
    };
    await expect(await click(/^Add/)).toEqual({ CartButton: 1, AddToCartButton: 10 });
    await expect(await screen.findByText('Added successfully')).toBeVisible();
    await expect(await click(/^Save/)).toEqual({ ListingCard: 1, AddToCartButton: 1 });
    await expect(await click(/^Compare/)).toEqual({ ListingCard: 1, AddToCartButton: 1 });
  },
};

export const QuantityRendersOneRow: Story = {
  parameters: { route: '/cart' },
  beforeEach: () => {
    const lines = ['Zinc', 'Iron', 'Calcium'].map((title) => aCartItem({ title }));
    localStorage.setItem('cart_data', JSON.stringify(lines));
  },
  play: async ({ canvas }) => {
    const names = ['TopBar', 'CartLine', 'TotalsBox', 'Footer'] as const;
    const more = await canvas.findByRole('button', { name: 'Increase quantity of Iron' });
    await atRest();
    await expect(await drawnWhile(names, () => user.click(more))).toEqual({ CartLine: 1, TotalsBox: 1 });
    await expect(canvas.getByRole('group', { name: 'Quantity of Iron' })).toHaveTextContent('2');

    const remove = canvas.getByRole('button', { name: /^Remove Zinc/ });
    await expect(await drawnWhile(names, () => user.click(remove))).toEqual({ TotalsBox: 1 });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('(2)');
  },
};

export const PanelDoesNotRenderScreen: Story = {
  play: async ({ canvas }) => {
    await listed(canvas);
    const opener = canvas.getByRole('button', { name: 'My data' });
    const drawn = await drawnWhile(screenful, async () => {
      await user.click(opener);
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'My data' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await expect(drawn).toEqual({});
  },
};

const nextFrame = () => new Promise(requestAnimationFrame);

/** The effect of a click is visible before any response. */
export const RespondsWithinOneFrame: Story = {
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
