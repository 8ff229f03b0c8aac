import { allReady } from '@niramaya/fixtures/msw';
import { toast } from '@niramaya/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Shop } from '../src/app/Shop';

/** The globals with which the toolbar plays a scenario. */
const playing = (network: string) => ({ viewport: { value: 'w1280' }, network });

/**
 * The shop in each scenario, on the screen that shows it best. The toolbar plays the scenarios over any other story as
 * well.
 */
const meta = {
  id: 'for-reviewers-scenarios',
  title: 'Patterns/Reviewing/Scenarios',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: '/medicines', msw: { handlers: allReady() } },
  afterEach: () => {
    toast.dismissAll();
    // The first screen of a page leaves the focus alone, and a later one takes it. Which one this is depends on the
    // run.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SlowNetwork: Story = {
  globals: playing('slow'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('...Loading')).toBeVisible();
    await expect(await canvas.findByText('300 products, page 1 of 30')).toBeVisible();
  },
};

export const ErrorAnswers: Story = {
  globals: playing('errors'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('...Error')).toBeVisible();
  },
};

export const EmptyCatalogue: Story = {
  globals: playing('empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The shelves are being filled' })).toBeVisible();
  },
};

export const TenThousandProducts: Story = {
  globals: playing('many'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10,000 products, page 1 of 1,000')).toBeVisible();
  },
};

export const RefusedToken: Story = {
  globals: playing('refused'),
  parameters: { route: '/abcd' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your list did not load.')).toBeVisible();
  },
};

/** The shop continues with what it remembers until the page is left. */
export const FullStorage: Story = {
  globals: playing('full-storage'),
  play: async ({ canvas }) => {
    await canvas.findByText('300 products, page 1 of 30');
    await userEvent.click(canvas.getByRole('button', { name: /^Add Calmag D3/ }));
    await expect(await screen.findByText('Added successfully')).toBeVisible();
    await expect(localStorage.getItem('cart_data')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  },
};
