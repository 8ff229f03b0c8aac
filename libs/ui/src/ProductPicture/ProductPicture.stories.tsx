import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../stories';
import { ProductPicture } from './ProductPicture';

/** Returns the code to copy of a missing picture. Storybook derives none from a story in a frame. */
const codeWith = (alt: string) => `import { ProductPicture } from '@niramaya/ui';

export const Example = () => <ProductPicture src="/pictures/missing.svg" alt="${alt}" eager />;`;

/**
 * ### Use
 *
 * - The pack shot of a product. `eager` for the first screenful only.
 *
 * ### Avoid
 *
 * - Our own artwork: use `Illustration`.
 */
const meta = {
  id: 'ui-productpicture',
  title: 'Display/ProductPicture',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: ProductPicture,
  args: { src: '/pictures/1.svg', alt: 'Calmag D3 500 mg Tablet, Strip of 15', eager: true },
  decorators: [inBox({ width: 240, height: 240 })],
} satisfies Meta<typeof ProductPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Calmag D3 500 mg Tablet, Strip of 15' });
    await expect(picture).toHaveAttribute('width', '240');
    await expect(picture).toHaveAttribute('height', '240');
  },
};

/**
 * An empty SVG takes the part of a picture that is still loading. A request that never ends would keep the page from
 * loading.
 */
export const Loading: Story = {
  args: { src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}` },
};

export const MissingPicture: Story = {
  args: { src: '/pictures/missing.svg' },
  parameters: {
    docs: {
      story: { inline: false, height: '290px' },
      source: { code: codeWith('Calmag D3 500 mg Tablet, Strip of 15') },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    const mark = canvas.getByRole('img', { name: 'Calmag D3 500 mg Tablet, Strip of 15' });
    await expect(mark.tagName).toBe('svg');
    await expect(mark.parentElement?.getBoundingClientRect().height).toBe(240);
  },
};

export const MissingPictureWithName: Story = {
  args: { src: '/pictures/missing.svg', alt: '' },
  parameters: { docs: { story: { inline: false, height: '290px' }, source: { code: codeWith('') } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
