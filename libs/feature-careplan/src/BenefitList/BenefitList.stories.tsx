import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BenefitList } from './BenefitList';

const meta = {
  id: 'feature-careplan-benefitlist',
  title: 'Patterns/Careplan/BenefitList',
  component: BenefitList,
  args: {
    title: 'Benefits',
    columns: 2,
    items: [
      { icon: 'medicines', title: 'Extra 2% off', text: 'On prescription medicines.' },
      { icon: 'labTests', title: '1 free lab test', text: 'At home, at no cost.' },
    ],
  },
} satisfies Meta<typeof BenefitList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const benefits = within(canvas.getByRole('region', { name: 'Benefits' })).getAllByRole('listitem');
    await expect(benefits.map((benefit) => benefit.textContent)).toEqual([
      'Extra 2% offOn prescription medicines.',
      '1 free lab testAt home, at no cost.',
    ]);
  },
};

export const LongContent: Story = {
  args: {
    title: 'Additional benefits for every member of the family',
    columns: 3,
    items: [
      {
        icon: 'consult',
        title: 'One e-consultation with a doctor of your choice',
        text: 'In any of the 26 specialities, by video, audio or chat, with a follow-up for three days.',
      },
      { icon: 'delivery', title: 'Free shipping', text: 'On orders above ₹149.' },
      { icon: 'offers', title: 'Coins', text: 'An extra 3% coins on every order.' },
    ],
  },
};
