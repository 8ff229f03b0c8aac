import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutCode } from '../../stories';
import { Gallery } from '../gallery/Gallery';
import { BannerArt } from './BannerArt';

const names = ['Order medicines', 'Lab test at home', 'Doctor on the phone', 'Care plan', 'Ayurveda and homeopathy'];

/**
 * ### Use
 *
 * - The five banners of the home screen, in `BannerSlideshow`.
 *
 * ### Avoid
 *
 * - Other places, because the left half of each picture is empty for text.
 */
const meta = {
  id: 'ui-art-bannerart',
  title: 'Foundations/BannerArt',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: BannerArt,
  args: { index: 0 },
  argTypes: { index: { control: { type: 'range', min: 0, max: 9 } } },
} satisfies Meta<typeof BannerArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy');
  },
};

export const Variants: Story = {
  parameters: withoutCode,
  render: () => <Gallery names={names}>{(_name, index) => <BannerArt index={index} />}</Gallery>,
};
