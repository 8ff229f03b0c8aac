import { allReady } from '@niramaya/fixtures/msw';
import { toast } from '@niramaya/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Shop } from '../app/Shop';

const playing = (network: string) => ({ viewport: { value: 'w1280' }, network });

/** The toolbar plays scenarios over any story. */
const meta = {
  id: 'for-reviewers-scenarios',
  title: 'Patterns/Reviewing/Scenarios',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: '/medicines', msw: { handlers: allReady() } },
  afterEach: () => {
    toast.dismissAll();
    // Whether this screen takes the focus depends on the order of the run.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousandProducts: Story = {
  globals: playing('many'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10,000 products, page 1 of 1,000')).toBeVisible();
  },
};

/** The sign-in service is away too: its calls are in the scenario as those of the API are. */
export const EverythingFails: Story = {
  tags: ['behaviour'],
  globals: playing('errors'),
  parameters: { route: '/login' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'meera.iyer@example.in');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Tulsi@2023');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(localStorage.getItem('validkey')).toBeNull();
  },
};

export const StorageFull: Story = {
  globals: playing('full-storage'),
  play: async ({ canvas }) => {
    await canvas.findByText('300 products, page 1 of 30');
    await userEvent.click(canvas.getByRole('button', { name: /^Add Calmag D3/ }));
    await expect(await screen.findByText('Added successfully')).toBeVisible();
    await expect(localStorage.getItem('cart_data')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  },
};
