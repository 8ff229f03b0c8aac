import { underMedia } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { focusRingWidth, Line, Lines, Pseudo, withoutCode } from '../stories';
import { Button, type ButtonSize, type ButtonTone, type ButtonVariant } from './Button';

const variants: ButtonVariant[] = ['solid', 'outline', 'subtle', 'ghost'];
const tones: ButtonTone[] = ['brand', 'neutral', 'danger', 'offer'];
const sizes: ButtonSize[] = ['sm', 'md', 'lg'];

/**
 * ### Use
 *
 * - An action: write a verb and its object, not _OK_. With `href` it is a link.
 * - `solid` once per view; `outline` for the alternative; `subtle` in cards; `ghost` in bars.
 *
 * ### Avoid
 *
 * - A link in a sentence: use `UiLink`. A choice that is on or off: use `Chip`. A missing function: use `InertButton`.
 * - `disabled` for a problem that the shopper can fix: name it at the field.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | reaches the button, also while it is busy |
 * | Enter | clicks the button or opens the link |
 * | Space | clicks the button, but not the link |
 */
const meta = {
  id: 'ui-button',
  title: 'Actions/Button',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
  argTypes: { tone: { options: tones } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Lines>
      {tones.map((tone) => (
        <Line key={tone}>
          {variants.map((variant) => (
            <Button key={variant} {...args} tone={tone} variant={variant}>
              {`${tone} ${variant}`}
            </Button>
          ))}
        </Line>
      ))}
      <Line>
        {sizes.map((size) => (
          <Button key={size} {...args} size={size} startIcon={<ShoppingCart aria-hidden />}>
            {size}
          </Button>
        ))}
      </Line>
    </Lines>
  ),
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => (
    <Line>
      {variants.map((variant) => (
        <Pseudo
          key={variant}
          of={
            <Button {...args} variant={variant}>
              {variant}
            </Button>
          }
        />
      ))}
    </Line>
  ),
  play: async ({ canvasElement }) => {
    await expect(focusRingWidth(canvasElement)).toBe('3px');
  },
};

export const Touch: Story = {
  tags: ['!autodocs'],
  parameters: { pictured: 'button' },
  args: { size: 'sm' },
  beforeEach: () => underMedia('(pointer: coarse)'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart' }).offsetHeight).toBe(44);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Line>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button {...args} href="/medicines">
        link
      </Button>
    </Line>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled();
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Adding…', type: 'submit' },
  render: (args) => (
    <form aria-label="Cart" onSubmit={onSubmit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Adding…' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  args: { href: '/medicines', children: 'See all medicines', variant: 'outline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all medicines' })).toHaveAttribute('href', '/medicines');
  },
};

const sent = fn<(values: object) => void>();

/** Two buttons outside of their form send it, each with its own value. */
export const ForForm: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <>
      <form
        id="plan"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          sent(Object.fromEntries(new FormData(event.currentTarget, submitter)));
        }}
      />
      <Line>
        <Button {...args} type="submit" form="plan" name="months" value="3" data-testid="quarter">
          Take three months
        </Button>
        <Button {...args} type="submit" form="plan" name="months" value="12">
          Take a year
        </Button>
      </Line>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByTestId('quarter'));
    await userEvent.click(canvas.getByRole('button', { name: 'Take a year' }));
    await expect(sent.mock.calls).toEqual([[{ months: '3' }], [{ months: '12' }]]);
  },
};

export const ForFile: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    href: '/receipt.pdf',
    children: 'Save the receipt',
    target: '_blank',
    rel: 'noreferrer',
    download: 'may.pdf',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Save the receipt' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(link).toHaveAttribute('download', 'may.pdf');
  },
};

export const LongContent: Story = {
  args: { children: 'Continue to the payment of your consultation with the doctor on duty', fullWidth: true },
  globals: { viewport: { value: 'w360' } },
};
