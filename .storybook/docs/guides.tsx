import {
  Badge,
  Button,
  CheckboxField,
  Chip,
  EmptyState,
  IconButton,
  Illustration,
  LoadingText,
  Price,
  Section,
  SelectField,
  Skeleton,
  Stepper,
  TextField,
  UiLink,
  WarningNotice,
} from '@niramaya/ui';
import { ArrowRight, Heart, Plus, ShoppingCart, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

/** An example that is right or wrong, with the reason. */
interface Example {
  readonly element: ReactElement;
  readonly reason: string;
}

/** The anatomy of a component, and pairs of right and wrong examples. */
export interface Guide {
  readonly anatomy: { readonly element: ReactElement; readonly parts: readonly string[] };
  readonly pairs: readonly (readonly [right: Example, wrong: Example])[];
}

const ignore = () => undefined;
const priceLabels = { now: 'Price', mrp: 'MRP' };
const states = [
  { value: 'none', label: 'Choose option' },
  { value: 'AP', label: 'Andhra Pradesh' },
  { value: 'DL', label: 'Delhi' },
  { value: 'GJ', label: 'Gujarat' },
  { value: 'KA', label: 'Karnataka' },
  { value: 'KL', label: 'Kerala' },
  { value: 'MH', label: 'Maharashtra' },
  { value: 'PB', label: 'Punjab' },
  { value: 'RJ', label: 'Rajasthan' },
  { value: 'TN', label: 'Tamil Nadu' },
  { value: 'WB', label: 'West Bengal' },
];
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const steps = { label: 'Steps of your consultation', doneLabel: 'done' };

/** Places two elements next to each other. */
const Row = ({ of }: { of: readonly [ReactElement, ReactElement] }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {of[0]}
    {of[1]}
  </div>
);

/** The guides of the components that most screens use, by the name of the component. */
export const guides: Readonly<Record<string, Guide>> = {
  Button: {
    anatomy: {
      element: (
        <Button startIcon={<ShoppingCart aria-hidden />} endIcon={<ArrowRight aria-hidden />}>
          Go to cart
        </Button>
      ),
      parts: [
        'Icon before the text, optional; the spinner takes its place',
        'Text: a verb and its object',
        'Icon after the text, optional',
        'Box: 36, 44 or 52 px high',
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
      parts: ['Icon; the spinner takes its place', 'Number at the corner, optional', 'Name for screen readers'],
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
      parts: ['Text: the name of the target', 'Underline, in running text only'],
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
  TextField: {
    anatomy: {
      element: (
        <TextField
          label="Phone"
          name="anatomy"
          value="98765"
          prefix="+91"
          hint="Ten digits."
          error="Enter 10 digits."
          required
          onChange={ignore}
        />
      ),
      parts: [
        'Label, with a star if the field is required',
        'Constant beginning, optional',
        'Text',
        'Hint: the format',
        'Error: the correction',
      ],
    },
    pairs: [
      [
        {
          element: <TextField label="Pin code" name="right-1" value="5600" error="Enter 6 digits." onChange={ignore} />,
          reason: 'The error says what to do.',
        },
        {
          element: <TextField label="Pin code" name="wrong-1" value="5600" error="Invalid input." onChange={ignore} />,
          reason: 'The shopper knows that already, and not how to go on.',
        },
      ],
      [
        {
          element: <TextField label="Full name" name="right-2" value="" onChange={ignore} />,
          reason: 'The label stays while the shopper types.',
        },
        {
          element: (
            <TextField
              label="Name"
              name="wrong-2"
              value=""
              placeholder="Your full name as on the card"
              onChange={ignore}
            />
          ),
          reason: 'The placeholder goes with the first letter. Use the hint.',
        },
      ],
    ],
  },
  SelectField: {
    anatomy: {
      element: (
        <SelectField
          label="State"
          name="anatomy"
          value="KA"
          options={states}
          hint="Where we deliver."
          onChange={ignore}
        />
      ),
      parts: ['Label', 'Chosen option', 'Arrow, which opens the list of the system', 'Hint, optional'],
    },
    pairs: [
      [
        {
          element: <SelectField label="State" name="right-1" value="KA" options={states} onChange={ignore} />,
          reason: 'A long, familiar list needs no explanation.',
        },
        {
          element: <SelectField label="Do you smoke?" name="wrong-1" value="yes" options={yesNo} onChange={ignore} />,
          reason: 'Two answers fit on the screen. Use a RadioCardGroup.',
        },
      ],
      [
        {
          element: <SelectField label="State" name="right-2" value="none" options={states} onChange={ignore} />,
          reason: 'The first option says that nothing is chosen yet.',
        },
        {
          element: <SelectField label="State" name="wrong-2" value="AP" options={states.slice(1)} onChange={ignore} />,
          reason: 'A default that not everyone shares is sent by mistake.',
        },
      ],
    ],
  },
  CheckboxField: {
    anatomy: {
      element: (
        <CheckboxField label="Only what is in stock" name="anatomy" checked hint="In your city." onChange={ignore} />
      ),
      parts: ['Box', 'Label, which can be clicked too', 'Hint, optional'],
    },
    pairs: [
      [
        {
          element: <CheckboxField label="Send me the receipt" name="right-1" checked={false} onChange={ignore} />,
          reason: 'The label is true when the box is ticked.',
        },
        {
          element: (
            <CheckboxField label="Do not send me the receipt" name="wrong-1" checked={false} onChange={ignore} />
          ),
          reason: 'An empty box that denies a sentence has to be read twice.',
        },
      ],
      [
        {
          element: <CheckboxField label="I have a prescription" name="right-2" checked={false} onChange={ignore} />,
          reason: 'A statement is confirmed by the shopper.',
        },
        {
          element: <CheckboxField label="I accept the terms" name="wrong-2" checked onChange={ignore} />,
          reason: 'A consent that is ticked in advance is none.',
        },
      ],
    ],
  },
  Chip: {
    anatomy: {
      element: (
        <Chip selected onToggle={ignore}>
          Fever
        </Chip>
      ),
      parts: ['Tick while it is on, or an icon', 'One or two words', 'Cross, if it can be removed'],
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
  Badge: {
    anatomy: {
      element: (
        <Badge tone="offer" icon={<Heart aria-hidden />}>
          12% off
        </Badge>
      ),
      parts: ['Icon, optional', 'One to three words or a figure', 'Tone: the meaning'],
    },
    pairs: [
      [
        { element: <Badge tone="success">In stock</Badge>, reason: 'Green supports what the words say.' },
        { element: <Badge tone="danger">In stock</Badge>, reason: 'The tone contradicts the words.' },
      ],
      [
        { element: <Badge tone="offer">12% off</Badge>, reason: 'A figure is read in passing.' },
        {
          element: <Badge tone="offer">Twelve per cent off on every order of this week</Badge>,
          reason: 'A sentence is text below the name.',
        },
      ],
    ],
  },
  Price: {
    anatomy: {
      element: <Price amountRupees={180} mrpRupees={200} discountText="10% off" labels={priceLabels} />,
      parts: ['Price to pay', 'Maximum retail price, struck through', 'Discount in words'],
    },
    pairs: [
      [
        {
          element: <Price amountRupees={180} mrpRupees={200} discountText="10% off" labels={priceLabels} />,
          reason: 'The discount is that of the two amounts.',
        },
        {
          element: <Price amountRupees={180} discountText="10% off" labels={priceLabels} />,
          reason: 'A discount without the higher price cannot be checked.',
        },
      ],
      [
        {
          element: <Price amountRupees={1250} size="lg" labels={priceLabels} />,
          reason: 'One large price per screen.',
        },
        {
          element: (
            <Row
              of={[
                <Price key="1" amountRupees={180} size="lg" labels={priceLabels} />,
                <Price key="2" amountRupees={95} size="lg" labels={priceLabels} />,
              ]}
            />
          ),
          reason: 'Large prices in a list hide the names.',
        },
      ],
    ],
  },
  Section: {
    anatomy: {
      element: (
        <Section title="Trending near you" description="What households around you order.">
          <p>The content</p>
        </Section>
      ),
      parts: ['Heading, which names the region', 'Sentence, optional', 'Content'],
    },
    pairs: [
      [
        {
          element: (
            <Section title="Top brands">
              <p>The brands</p>
            </Section>
          ),
          reason: 'The heading names the content.',
        },
        {
          element: (
            <Section title="Welcome!">
              <p>The brands</p>
            </Section>
          ),
          reason: 'In the list of regions this name does not lead to the brands.',
        },
      ],
      [
        {
          element: (
            <Section title="Your cart" level={2}>
              <p>Three products</p>
            </Section>
          ),
          reason: 'The level continues the outline of the page.',
        },
        {
          element: (
            <Section title="Your cart" level={3}>
              <p>Three products</p>
            </Section>
          ),
          reason: 'Level 3 without a level 2 above leaves a gap. Do not choose a level by its size.',
        },
      ],
    ],
  },
  EmptyState: {
    anatomy: {
      element: (
        <EmptyState
          illustration={<Illustration name="emptyCart" size={120} />}
          title="Your cart is empty"
          text="Find your medicines by name."
          action={<Button>Browse medicines</Button>}
          level={3}
        />
      ),
      parts: ['Illustration, optional', 'Title: a short sentence', 'Explanation', 'One next step'],
    },
    pairs: [
      [
        {
          element: <EmptyState title="No order yet" text="What you order is kept here." level={3} />,
          reason: 'It says what will be here.',
        },
        {
          element: <EmptyState title="No data" level={3} />,
          reason: 'The shopper does not learn which data are missing.',
        },
      ],
      [
        {
          element: <EmptyState title="Nothing saved" action={<Button>Browse medicines</Button>} level={3} />,
          reason: 'There is one way on.',
        },
        {
          element: <EmptyState title="Your orders did not load" level={3} />,
          reason: 'A failure needs a way to try again. Use QueryState.',
        },
      ],
    ],
  },
  WarningNotice: {
    anatomy: {
      element: <WarningNotice text="Some of your orders cannot be read." action="See My data" onAction={ignore} />,
      parts: ['Warning: one or two sentences', 'Button, optional'],
    },
    pairs: [
      [
        {
          element: <WarningNotice text="Your cart is kept only until you close this tab." />,
          reason: 'Something will be lost, and there is time to act.',
        },
        {
          element: <WarningNotice text="Your address was saved." />,
          reason: 'A result is no warning. Use toast.',
        },
      ],
      [
        {
          element: <WarningNotice text="Two products are no longer sold." action="See them" onAction={ignore} />,
          reason: 'The button leads to what the sentence is about.',
        },
        {
          element: <WarningNotice text="Warning!" action="OK" onAction={ignore} />,
          reason: 'It names neither the problem nor the next step.',
        },
      ],
    ],
  },
  Stepper: {
    anatomy: {
      element: <Stepper {...steps} steps={['Patient', 'Symptoms', 'Doctor']} current={1} />,
      parts: ['Finished step with a tick', 'Current step', 'Step to come', 'Line, which fills'],
    },
    pairs: [
      [
        {
          element: <Stepper {...steps} steps={['Address', 'Payment', 'Done']} current={0} />,
          reason: 'Three steps with one word each.',
        },
        {
          element: (
            <Stepper {...steps} steps={['Choose where we deliver your order', 'Choose how you pay']} current={0} />
          ),
          reason: 'Long names break into lines on a phone.',
        },
      ],
      [
        {
          element: <Stepper {...steps} steps={['Patient', 'Symptoms', 'Doctor']} current={3} />,
          reason: 'At the end every step has its tick.',
        },
        {
          element: <Stepper {...steps} steps={['Payment']} current={0} />,
          reason: 'One step is no process.',
        },
      ],
    ],
  },
  LoadingText: {
    anatomy: {
      element: <LoadingText>Loading medicines</LoadingText>,
      parts: ['Spinner', 'Text, which screen readers announce'],
    },
    pairs: [
      [
        { element: <LoadingText>Loading your orders</LoadingText>, reason: 'The shopper knows what comes.' },
        { element: <LoadingText>Please wait</LoadingText>, reason: 'It does not name what comes.' },
      ],
      [
        {
          element: (
            <Button busy busyLabel="Adding…">
              Add to cart
            </Button>
          ),
          reason: 'A button shows its own progress.',
        },
        {
          element: <Row of={[<Button key="1">Add to cart</Button>, <LoadingText key="2">Adding</LoadingText>]} />,
          reason: 'The button can still be clicked, and the row changes its width.',
        },
      ],
    ],
  },
  Skeleton: {
    anatomy: {
      element: <Skeleton w="200px" h="24px" />,
      parts: ['Width of the content', 'Height of the content', 'Rounding of the content'],
    },
    pairs: [
      [
        {
          element: (
            <div style={{ display: 'grid', gap: 8 }}>
              <Skeleton w="240px" h="120px" radius="card" />
              <Skeleton w="180px" h="20px" />
            </div>
          ),
          reason: 'It has the shape of the card, so that nothing moves when the card comes.',
        },
        { element: <Skeleton w="100%" h="20px" />, reason: 'A thin line for a card lets the page jump.' },
      ],
      [
        {
          element: <LoadingText>Loading medicines</LoadingText>,
          reason: 'One text announces the loading for all skeletons.',
        },
        {
          element: (
            <div style={{ display: 'grid', gap: 8 }}>
              <Skeleton w="240px" h="20px" />
              <Skeleton w="240px" h="20px" />
            </div>
          ),
          reason: 'Screen readers skip skeletons, so alone they say nothing.',
        },
      ],
    ],
  },
};
