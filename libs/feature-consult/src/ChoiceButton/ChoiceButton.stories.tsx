import { pointAtAll } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecialityIcon, SymptomIcon } from '@niramaya/ui';
import { expect, fn } from 'storybook/test';
import { ChoiceButton } from './ChoiceButton';

const meta = {
  id: 'feature-consult-choicebutton',
  title: 'Patterns/Consult/ChoiceButton',
  component: ChoiceButton,
  args: {
    shape: 'chip',
    icon: <SymptomIcon name="Cough" size={32} />,
    selected: false,
    onToggle: fn(),
    children: 'Cough',
  },
} satisfies Meta<typeof ChoiceButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const tile = { shape: 'tile', icon: <SpecialityIcon name="Dentist" />, children: 'Dentist' } as const;

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <ChoiceButton {...args} />
      <ChoiceButton {...args} selected />
      <ChoiceButton {...args} {...tile} />
      <ChoiceButton {...args} {...tile} selected />
      <ChoiceButton {...args} {...tile} note="Sees children too" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Dentist ?Sees children too$/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

export const PseudoStates: Story = {
  ...Variants,
  name: 'Hover, focus, pressed',
  play: async ({ canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};
