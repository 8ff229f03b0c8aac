import { pointAtAll, underMedia } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmergencyNotice } from './EmergencyNotice';

const meta = {
  id: 'feature-consult-emergencynotice',
  title: 'Patterns/Consult/EmergencyNotice',
  component: EmergencyNotice,
} satisfies Meta<typeof EmergencyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('complementary', { name: 'Emergency numbers' }));
    await expect(notice.getByRole('link', { name: '112 Emergency' })).toHaveAttribute('href', 'tel:112');
    await expect(notice.getByRole('link', { name: '108 Ambulance' })).toHaveAttribute('href', 'tel:108');
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  play: async ({ canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

export const Touch: Story = {
  beforeEach: () => underMedia('(pointer: coarse)'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ offsetHeight }) => offsetHeight)).toEqual([44, 44]);
  },
};

/** On a phone the numbers are one line, and the sentence is for screen readers. */
export const Brief: Story = {
  tags: ['behaviour'],
  args: { isBrief: true },
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => underMedia('(pointer: coarse)'),
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('complementary', { name: 'Emergency numbers' });
    await expect(notice).toHaveTextContent(/^In an emergency call at once:/);
    await expect(notice.clientHeight).toBeLessThan(60);
  },
};
