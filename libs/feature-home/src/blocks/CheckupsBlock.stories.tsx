import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { CheckupsBlock } from './CheckupsBlock';

const meta = {
  id: 'feature-home-blocks-checkupsblock',
  title: 'Patterns/Home/CheckupsBlock',
  component: CheckupsBlock,
  parameters: { inShop: true },
} satisfies Meta<typeof CheckupsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { requirements: ['HOME-66'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'See what is included: Full Body Checkup' });
    const card = button.closest('article')!.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(card.x + 40, card.y + 40)!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Full Body Checkup' }));
    await expect(dialog.getByText('Complete blood count')).toBeVisible();
    await expect(dialog.getByText('₹999.00')).toBeVisible();
    await expect(dialog.getByText('Nothing but water for 10 to 12 hours')).toBeVisible();
    const note = dialog.getByText(/Booking a visit is not open yet/);
    await expect(note).toBeVisible();
    // The list of the tests fills a phone, so everything else is above it.
    const list = dialog.getByRole('heading', { name: 'What is tested' });
    await expect(note.getBoundingClientRect().bottom).toBeLessThan(list.getBoundingClientRect().top);
  },
};

export const Default: Story = {};
