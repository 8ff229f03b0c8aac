import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { everyItem } from '../stories/carousels';
import { expectAddress } from '../stories/expectAddress';
import { ConcernsBlock } from './ConcernsBlock';

const meta = {
  id: 'feature-home-blocks-concernsblock',
  title: 'Patterns/Home/ConcernsBlock',
  component: ConcernsBlock,
  parameters: { inShop: true },
} satisfies Meta<typeof ConcernsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  everyItem(canvasElement, 'Shop by health concerns').map((tile) => tile.textContent);

export const Default: Story = {
  parameters: { requirements: ['HOME-16', 'HOME-17', 'HOME-18', 'HOME-19', 'HOME-20'] },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual([
      'Diabetes Care',
      'Cardiac Care',
      'Stomach Care',
      'Liver Care',
      'Bone, Joint & Muscle Care',
      'Kidney Care',
      'Derma Care',
      'Respiratory Care',
      'Eye Care',
    ]);
  },
};

export const MiddleNames: Story = {
  parameters: { requirements: ['HOME-21', 'HOME-22', 'HOME-23', 'HOME-24', 'HOME-25'] },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement).slice(3, 8)).toEqual([
      'Liver Care',
      'Bone, Joint & Muscle Care',
      'Kidney Care',
      'Derma Care',
      'Respiratory Care',
    ]);
  },
};

export const PressLeadsToMedicines: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['HOME-26', 'HOME-61', 'HOME-68'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(names(canvasElement).at(-1)).toBe('Eye Care');
    await userEvent.click(canvas.getByRole('link', { name: 'Liver Care' }));
    await expectAddress(canvasElement, '/medicines');
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
