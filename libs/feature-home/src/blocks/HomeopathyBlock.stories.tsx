import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { everyItem } from '../stories/carousels';
import { expectAddress } from '../stories/expectAddress';
import { HomeopathyBlock } from './HomeopathyBlock';

const meta = {
  id: 'feature-home-blocks-homeopathyblock',
  title: 'Patterns/Home/HomeopathyBlock',
  component: HomeopathyBlock,
  args: { now: () => new Date('2026-02-04T06:30:00Z') },
  parameters: { inShop: true },
} satisfies Meta<typeof HomeopathyBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyCard = (canvasElement: HTMLElement) => everyItem(canvasElement, 'Homeopathic care for cold and cough');

export const Default: Story = {
  parameters: { requirements: ['HOME-44', 'HOME-48'] },
  play: async ({ canvasElement }) => {
    const cards = everyCard(canvasElement);
    await expect(cards).toHaveLength(15);
    for (const card of cards) await expect(card).toHaveTextContent('Delivery by Wednesday, 4 February 2026');
  },
};

export const DayFollowsTheClock: Story = {
  tags: ['behaviour'],
  args: { now: () => new Date('2027-12-31T20:00:00Z') },
  parameters: { requirements: ['HOME-48'] },
  play: async ({ canvasElement }) => {
    for (const card of everyCard(canvasElement))
      await expect(card).toHaveTextContent('Delivery by Saturday, 1 January 2028');
  },
};

export const PressLeadsToMedicines: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['HOME-62', 'HOME-64'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Bryonia Alba 30 CH' }));
    await expectAddress(canvasElement, '/medicines');
  },
};
