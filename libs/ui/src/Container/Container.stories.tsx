import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../theme/styled';

/** The code to copy. `Container` itself is made by Panda, for this workspace alone. */
const code = `export const Band = () => (
  <div style={{ width: '100%', maxWidth: 1240, marginInline: 'auto', paddingInline: 'clamp(16px, 3vw, 32px)' }}>
    <h2>Medicines and health products</h2>
    <p>Genuine packs, sealed and in date.</p>
  </div>
);`;

/**
 * ### Use
 *
 * - For screens of this workspace alone, as `styled` is. The package has no layout: copy the styles below.
 * - Around each band of a page: one column of 1240 px.
 *
 * ### Avoid
 *
 * - Inside another `Container`. Around a narrow form: set the width of the form.
 */
const meta = {
  id: 'ui-container',
  title: 'Foundations/Container',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Container,
  args: {
    bg: 'bg.subtle',
    paddingBlock: '6',
    children: (
      <div>
        <h2>Medicines and health products</h2>
        <p>Genuine packs, sealed and in date.</p>
      </div>
    ),
  },
  argTypes: {
    bg: { description: 'The background, a token of colour. Every style property of Panda is a prop.' },
    paddingBlock: { description: 'The space above and below the content, a token of space.' },
    children: { description: 'The content.' },
  },
  parameters: { layout: 'fullscreen', docs: { source: { code } } },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };
