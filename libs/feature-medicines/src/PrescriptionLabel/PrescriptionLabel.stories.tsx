import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lines } from '@niramaya/ui/stories';
import { PrescriptionLabel, type PrescriptionLabelProps } from './PrescriptionLabel';

/**
 * ### Use
 *
 * - On the page of a medicine, next to the price.
 * - Also for a product without a prescription.
 *
 * ### Avoid
 *
 * - An offer or stock state: `Badge`.
 *
 * **Text:** The schedule's letter, and the shopper's action instead of the rule.
 */
const meta = {
  id: 'ui-prescriptionlabel',
  title: 'Patterns/Medicines/PrescriptionLabel',
  tags: ['autodocs'],
  component: PrescriptionLabel,
  args: {
    schedule: 'none',
    name: 'No prescription needed',
    meaning: 'You can order this pack without a prescription.',
  },
} satisfies Meta<typeof PrescriptionLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
  render: () => (
    <Lines>
      {labels.map((label) => (
        <PrescriptionLabel key={label.schedule} {...label} />
      ))}
    </Lines>
  ),
};

export const LongContent: Story = {
  args: labels[2]!,
  globals: { viewport: { value: 'w360' } },
};
