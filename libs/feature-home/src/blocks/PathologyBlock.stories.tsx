import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { everyItem } from '../stories/carousels';
import { expectAddress } from '../stories/expectAddress';
import { PathologyBlock } from './PathologyBlock';

const meta = {
  id: 'feature-home-blocks-pathologyblock',
  title: 'Patterns/Home/PathologyBlock',
  component: PathologyBlock,
  parameters: { inShop: true },
} satisfies Meta<typeof PathologyBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-36', 'HOME-37', 'HOME-40', 'HOME-42', 'HOME-43'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: /^Pathology Tests\s*up to 70% off$/ })).toBeVisible();
    const cards = everyItem(canvasElement, 'Pathology Tests').map((card) => card.textContent ?? '');
    await expect(new Set(cards).size).toBe(10);
    for (const text of cards) await expect(text).toMatch(/Provided by [1-9]\d* Labs/);
    await expect(cards.filter((text) => /MRP Nil/.test(text) && /NA$/.test(text))).toHaveLength(2);
    await expect(cards.filter((text) => /MRP ₹[\d,]+\.00\d+% off$/.test(text))).toHaveLength(8);
  },
};

export const PressLeadsToMedicines: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['HOME-63'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'HbA1c' }));
    await expectAddress(canvasElement, '/medicines');
  },
};
