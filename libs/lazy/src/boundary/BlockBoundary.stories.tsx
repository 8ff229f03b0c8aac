import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@niramaya/ui';
import { useState } from 'react';
import { expect, userEvent as user } from 'storybook/test';
import { BlockBoundary } from './BlockBoundary';

const broken = 'This part could not be shown. The rest of the page still works.';

function Shelf({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('The shelf is not there');
  return (
    <p>
      <Button>Zinc 50 mg</Button>
    </p>
  );
}

const meta = {
  id: 'lazy-boundary-blockboundary',
  title: 'Patterns/Lazy/BlockBoundary',
  component: BlockBoundary,
  args: { children: <Shelf isBroken /> },
  // React logs each error that a boundary has caught. These stories throw on purpose.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
} satisfies Meta<typeof BlockBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = { args: { action: <Button size="sm">Remove it</Button> } };

/** A shelf that breaks and is repaired, inside a boundary. */
function Repaired({ resets = false }: { resets?: boolean }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <>
      <Button onClick={() => setIsBroken(!isBroken)}>{isBroken ? 'Repair it' : 'Break it'}</Button>
      <BlockBoundary resetKey={resets ? isBroken : undefined}>
        <Shelf isBroken={isBroken} />
      </BlockBoundary>
    </>
  );
}

/** The other blocks stay. Try again brings the block back, and the focus goes into it. */
export const Retries: Story = {
  tags: ['behaviour'],
  render: () => <Repaired />,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Break it' }));
    await user.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(broken);
    await user.click(canvas.getByRole('button', { name: 'Repair it' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: 'Zinc 50 mg' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The block renders again when the reset key changes, for example to another address. */
export const ResetKeyRetries: Story = {
  tags: ['behaviour'],
  render: () => <Repaired resets />,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Break it' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(broken);
    await user.click(canvas.getByRole('button', { name: 'Repair it' }));
    await expect(canvas.getByRole('button', { name: 'Zinc 50 mg' })).toBeVisible();
  },
};
