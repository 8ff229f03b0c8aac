import { pointAtAll } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecialityIcon, SymptomIcon } from '@niramaya/ui';
import { expect, fn, userEvent as user } from 'storybook/test';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cough' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cough' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Variants: Story = {
  args: { shape: 'tile', icon: <SpecialityIcon name="Dentist" />, children: 'Dentist' },
};

export const PseudoStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <ChoiceButton {...args} />
      <ChoiceButton {...args} selected />
      <ChoiceButton {...args} {...Variants.args} />
      <ChoiceButton {...args} {...Variants.args} selected />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

export const LongContent: Story = {
  args: {
    ...Variants.args,
    selected: true,
    children: 'Pneumonoultramicroscopicsilicovolcanoconiosis and everything that comes with it',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
};

export const KeyTogglesOnce: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Cough' })).toHaveFocus();
    await user.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
    await user.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};
