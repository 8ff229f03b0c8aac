import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert, WifiOff } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconPicture } from './IconPicture';

const meta = {
  id: 'feature-shell-iconpicture',
  title: 'Patterns/Shell/IconPicture',
  component: IconPicture,
  args: { children: <WifiOff aria-hidden /> },
  // An icon is no value for a control.
  argTypes: { children: { control: false } },
} satisfies Meta<typeof IconPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg')!;
    await expect([icon.clientWidth, icon.clientHeight]).toEqual([48, 48]);
    await expect(icon.parentElement!.getBoundingClientRect().width).toBe(96);
  },
};

/** The screen of a failure has another icon in the same circle. */
export const Failure: Story = { args: { children: <TriangleAlert aria-hidden /> } };
