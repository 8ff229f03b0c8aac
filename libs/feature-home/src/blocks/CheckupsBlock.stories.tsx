import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyItem } from '../stories/carousels';
import { expectAddress } from '../stories/expectAddress';
import { CheckupsBlock } from './CheckupsBlock';

const meta = {
  id: 'feature-home-blocks-checkupsblock',
  title: 'Patterns/Home/CheckupsBlock',
  component: CheckupsBlock,
  parameters: { inShop: true },
} satisfies Meta<typeof CheckupsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-28', 'HOME-31', 'HOME-32'] },
  play: async ({ canvasElement }) => {
    const cards = everyItem(canvasElement, 'Full body health checkups');
    await expect(cards).toHaveLength(13);
    for (const card of cards) await expect(card).toHaveTextContent(/Includes [1-9]\d* Tests4\.9 out of 5/);
  },
};

export const Open: Story = {
  parameters: { requirements: ['HOME-66'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See what is included: Full Body Checkup' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Full Body Checkup' }));
    await expect(dialog.getByText('Complete blood count')).toBeVisible();
    await expect(dialog.getByText('Nothing but water for 10 to 12 hours')).toBeVisible();
    await expect(dialog.getByText(/Booking a visit is not open yet/)).toBeVisible();
    await expectAddress(canvasElement, '/');
  },
};

export const EscapeClosesAndFocusComesBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'See what is included: Diabetes Watch' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Diabetes Watch' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('See what is included: Diabetes Watch'));
  },
};
