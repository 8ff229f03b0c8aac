import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink';

/**
 * ### Use
 *
 * - The first element of every page: _Skip to the content_.
 *
 * ### Avoid
 *
 * - Anywhere else, or more than one.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | shows the link, as the first stop of the page |
 * | Enter | moves the focus to the content |
 */
const meta = {
  id: 'ui-skiplink',
  title: 'Foundations/SkipLink',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: SkipLink,
  args: { href: '#main', children: 'Skip to content' },
  argTypes: {
    href: { description: "The anchor of the content, such as '#content'." },
    children: { description: 'The text: where the link leads.' },
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <h1>Medicines and health products</h1>
        <p>Genuine packs, sealed and in date.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const VisibleOnFocus: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
