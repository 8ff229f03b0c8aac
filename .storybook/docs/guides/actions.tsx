import { Button, Chip, IconButton, UiLink } from '@niramaya/ui';
import { ArrowRight, Heart, Plus, ShoppingCart, Trash2 } from 'lucide-react';
import { ignore, Row, type Guide } from './guide';

/** The guides of buttons, links and chips, by the name of the component. */
export const actionGuides: Readonly<Record<string, Guide>> = {
  Button: {
    anatomy: {
      element: (
        <Button startIcon={<ShoppingCart aria-hidden />} endIcon={<ArrowRight aria-hidden />}>
          Go to cart
        </Button>
      ),
      parts: [
        { text: 'Icon before the text, optional; the spinner takes its place', at: 'button > svg:first-of-type' },
        { text: 'Text: a verb and its object', at: 'button > span', side: 'bottom' },
        { text: 'Icon after the text, optional', at: 'button > svg:last-of-type' },
        { text: 'Box: 36, 44 or 52 px high', at: 'button', side: 'left' },
      ],
    },
    pairs: [
      [
        {
          element: (
            <Row
              of={[
                <Button key="1">Pay now</Button>,
                <Button key="2" variant="outline">
                  Edit cart
                </Button>,
              ]}
            />
          ),
          reason: 'One solid button leads; the alternative is an outline.',
        },
        {
          element: <Row of={[<Button key="1">Pay now</Button>, <Button key="2">Edit cart</Button>]} />,
          reason: 'Two solid buttons compete, and the shopper has to read both.',
        },
      ],
      [
        {
          element: <Button>Save address</Button>,
          reason: 'The verb and its object are clear without the page around.',
        },
        { element: <Button>OK</Button>, reason: 'A screen reader that lists the buttons reads only OK.' },
      ],
    ],
  },
  IconButton: {
    anatomy: {
      element: <IconButton label="Cart" icon={<ShoppingCart aria-hidden />} count={3} onClick={ignore} />,
      parts: [
        { text: 'Icon; the spinner takes its place', at: 'button > svg', side: 'left' },
        { text: 'Number at the corner, optional', at: 'button > span', side: 'right' },
        { text: 'Name for screen readers' },
      ],
    },
    pairs: [
      [
        {
          element: <IconButton label="Remove Paracip 650" icon={<Trash2 aria-hidden />} onClick={ignore} />,
          reason: 'A bin is known everywhere, and the name says which product.',
        },
        {
          element: <IconButton label="Subscribe" icon={<Plus aria-hidden />} onClick={ignore} />,
          reason: 'A plus does not say what it adds. Use a button with text.',
        },
      ],
      [
        {
          element: (
            <IconButton label="Save Paracip 650" icon={<Heart aria-hidden />} aria-pressed={false} onClick={ignore} />
          ),
          reason: 'A single action in a row needs little room.',
        },
        {
          element: (
            <Row
              of={[
                <IconButton key="1" label="Save" icon={<Heart aria-hidden />} onClick={ignore} />,
                <IconButton key="2" label="Pay" icon={<ArrowRight aria-hidden />} onClick={ignore} />,
              ]}
            />
          ),
          reason: 'The main action of a screen has words.',
        },
      ],
    ],
  },
  UiLink: {
    anatomy: {
      element: (
        <UiLink href="#medicines" variant="inline">
          See all medicines
        </UiLink>
      ),
      parts: [
        { text: 'Text: the name of the target', at: 'a' },
        { text: 'Underline, in running text only', at: 'a', side: 'bottom' },
      ],
    },
    pairs: [
      [
        {
          element: (
            <UiLink href="#returns" variant="inline">
              How to return medicines
            </UiLink>
          ),
          reason: 'The text names the target.',
        },
        {
          element: (
            <UiLink href="#returns" variant="inline">
              Click here
            </UiLink>
          ),
          reason: 'In a list of links it means nothing.',
        },
      ],
      [
        { element: <Button variant="outline">Remove the filter</Button>, reason: 'An action is a button.' },
        {
          element: (
            <UiLink href="#filter" variant="inline">
              Remove the filter
            </UiLink>
          ),
          reason: 'A link promises another page, and this changes the current one.',
        },
      ],
    ],
  },
  Chip: {
    anatomy: {
      element: (
        <Row
          of={[
            <Chip key="1" selected onToggle={ignore}>
              Fever
            </Chip>,
            <Chip key="2" onRemove={ignore} removeLabel="Remove filter: 4 stars">
              4 stars
            </Chip>,
          ]}
        />
      ),
      parts: [
        { text: 'Tick while it is on, or an icon', at: 'button > svg' },
        { text: 'One or two words', at: 'button > span', side: 'bottom' },
        { text: 'Cross, if it can be removed', at: 'button[data-removable] > svg:last-child', side: 'right' },
      ],
    },
    pairs: [
      [
        {
          element: (
            <Row
              of={[
                <Chip key="1" selected onToggle={ignore}>
                  Fever
                </Chip>,
                <Chip key="2" selected={false} onToggle={ignore}>
                  Cough
                </Chip>,
              ]}
            />
          ),
          reason: 'Each chip is on or off by itself, and takes effect at once.',
        },
        {
          element: (
            <Chip selected={false} onToggle={ignore}>
              Go to cart
            </Chip>
          ),
          reason: 'An action is a button.',
        },
      ],
      [
        {
          element: (
            <Chip onRemove={ignore} removeLabel="Remove filter: 4 stars">
              4 stars
            </Chip>
          ),
          reason: 'The cross shows that a click removes the filter.',
        },
        {
          element: (
            <Chip selected onToggle={ignore}>
              Medicines with at least four stars of five
            </Chip>
          ),
          reason: 'A sentence does not fit into a row of chips.',
        },
      ],
    ],
  },
};
