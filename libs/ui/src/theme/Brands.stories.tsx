import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Logo } from '../art/Logo/Logo';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Chip } from '../Chip/Chip';
import { Dialog } from '../Dialog/Dialog';
import { Price } from '../Price/Price';
import { Line } from '../stories';
import { Grid } from './styled';

const ignore = () => undefined;

/** A second brand, with other token values, font and logo. */
const meta = {
  id: 'ui-theme-brands',
  title: 'Foundations/Brands',
  globals: { brand: 'prabhat' },
  decorators: [
    (Story) => (
      <Grid gap="5">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  render: () => (
    <>
      <Logo withName />
      <Line>
        <Button>Add to cart</Button>
        <Button variant="outline">Compare</Button>
        <Button variant="ghost">Not now</Button>
        <Button tone="danger">Remove</Button>
        <Chip selected onToggle={ignore}>
          Vitamins
        </Chip>
        <Badge>New</Badge>
      </Line>
    </>
  ),
  play: async ({ canvas }) => {
    const look = getComputedStyle(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(look.backgroundColor).toBe('rgb(107, 42, 123)');
    await expect(look.borderRadius).toBe('4px');
    await expect(look.fontFamily).toContain('Fraunces Variable');
    await document.fonts.ready;
    await expect(document.fonts.check("16px 'Fraunces Variable'")).toBe(true);
  },
};

export const Overlay: Story = {
  render: () => (
    <Dialog open onClose={ignore} title="Add a member" closeLabel="Close" footer={<Button>Save</Button>}>
      <Price amountRupees={1849.5} labels={{ now: 'Price', mrp: 'MRP' }} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const { classList } = document.documentElement;
    const ground = () => getComputedStyle(dialog).backgroundColor;
    await expect(getComputedStyle(dialog).fontFamily).toContain('Fraunces Variable');
    await expect(getComputedStyle(dialog).borderTopLeftRadius).toBe('6px');
    await expect(ground()).toBe('rgb(255, 255, 255)');
    classList.replace('light', 'dark');
    await waitFor(() => expect(ground()).toBe('rgb(27, 23, 32)'));
    classList.replace('dark', 'light');
  },
};
