import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lines, withoutCode } from '../stories';
import { PrescriptionLabel, type PrescriptionLabelProps } from './PrescriptionLabel';

/**
 * ### Use
 *
 * - On the page of a medicine, next to the price. Also for a product without a prescription.
 *
 * ### Avoid
 *
 * - An offer or the stock: use `Badge`. A warning about the page: use `WarningNotice`.
 *
 * **Text:** The schedule's letter, and the shopper's action instead of the rule.
 */
const meta = {
  id: 'ui-prescriptionlabel',
  title: 'Display/PrescriptionLabel',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: PrescriptionLabel,
  args: {
    schedule: 'none',
    name: 'No prescription needed',
    meaning: 'You can order this pack without a prescription.',
  },
} satisfies Meta<typeof PrescriptionLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No prescription needed')).toBeVisible();
    await expect(canvas.getByText('You can order this pack without a prescription.')).toBeVisible();
  },
};

const labels: PrescriptionLabelProps[] = [
  meta.args,
  {
    schedule: 'h',
    name: 'Prescription needed (Schedule H)',
    meaning: 'Sold only against the prescription of a registered doctor.',
  },
  {
    schedule: 'h1',
    name: 'Prescription needed (Schedule H1)',
    meaning: 'Sold only against a prescription, and each sale is written into a register kept for three years.',
  },
  {
    schedule: 'ndps',
    name: 'Prescription needed (narcotic, NRx)',
    meaning: 'Can be habit-forming. It is not sold online.',
  },
  {
    schedule: 'x',
    name: 'Prescription in duplicate (Schedule X)',
    meaning: 'The seller keeps one copy for two years. It is not sold online.',
  },
];

export const Variants: Story = {
  parameters: withoutCode,
  render: () => (
    <Lines>
      {labels.map((label) => (
        <PrescriptionLabel key={label.schedule} {...label} />
      ))}
    </Lines>
  ),
  play: async ({ canvasElement }) => {
    const signs = [...canvasElement.querySelectorAll('[aria-hidden][translate=no]')].map((sign) => sign.textContent);
    await expect(signs).toEqual(['', 'Rx', 'Rx', 'NRx', 'XRx']);
  },
};

export const LongContent: Story = {
  args: labels[2]!,
  globals: { viewport: { value: 'w360' } },
};
