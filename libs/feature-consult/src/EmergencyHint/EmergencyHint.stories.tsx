import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmergencyHint } from './EmergencyHint';

const meta = {
  id: 'feature-consult-emergencyhint',
  title: 'Patterns/Consult/EmergencyHint',
  component: EmergencyHint,
  args: { emergency: 'danger' },
} satisfies Meta<typeof EmergencyHint>;
export default meta;
type Story = StoryObj<typeof meta>;

const calls = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  within(canvas.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = 'This can be an emergency. Do not wait for a consultation: call 112 now.';
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(calls(canvas)).toEqual([
      ['112 Emergency', 'tel:112'],
      ['108 Ambulance', 'tel:108'],
    ]);
  },
};

export const SelfHarm: Story = {
  args: { emergency: 'selfHarm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are not alone with this\. Talk to Tele-MANAS now/)).toBeVisible();
    await expect(calls(canvas)).toEqual([
      ['14416 Tele-MANAS', 'tel:14416'],
      ['112 Emergency', 'tel:112'],
    ]);
  },
};

export const Empty: Story = {
  args: { emergency: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
