import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@niramaya/ui';
import { Phone } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { ActionCard } from './ActionCard';

const meta = {
  id: 'feature-covid-actioncard',
  title: 'Patterns/Covid/ActionCard',
  component: ActionCard,
  args: {
    icon: <Phone size={32} aria-hidden="true" />,
    title: 'Test at home',
    text: 'A trained person comes to your home, and the report follows within a day.',
    action: <Button href="tel:18000000199">Call now</Button>,
  },
} satisfies Meta<typeof ActionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Test at home' }));
    await expect(card.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:18000000199');
  },
};

export const Variants: Story = {
  args: { extra: <strong>1800 000 0199</strong> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1800 000 0199')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Fever, cough or doubts about the people who live under the same roof?',
    text: 'Ask a doctor by chat before you go out, and stay at home until the answer has come. '.repeat(3),
  },
};
