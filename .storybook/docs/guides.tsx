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
interface Picture {
  readonly of: ReactElement;
  readonly because: string;
}

/** The anatomy of a component, and pairs of right and wrong examples. */
export interface Guide {
  readonly anatomy: { readonly of: ReactElement; readonly parts: readonly string[] };
  readonly pairs: readonly (readonly [right: Picture, wrong: Picture])[];
}

const ignore = () => undefined;
const priceLabels = { now: 'Price', mrp: 'MRP' };
const sorts = [
  { value: 'relevance', label: 'Best match' },
  { value: 'price', label: 'Price low to high' },
];
const genders = [
  { value: 'none', label: 'Choose option' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
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
      of: (
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
          of: (
            <Row
              of={[
                <Button key="1">Pay now</Button>,
                <Button key="2" variant="outline">
                  Edit cart
                </Button>,
              ]}
            />
          ),
          because: 'One solid button leads; the alternative is an outline.',
        },
        {
          of: <Row of={[<Button key="1">Pay now</Button>, <Button key="2">Edit cart</Button>]} />,
          because: 'Two solid buttons compete, and the shopper has to read both.',
        },
      ],
      [
        { of: <Button>Save address</Button>, because: 'The verb and its object are clear without the page around.' },
        { of: <Button>OK</Button>, because: 'A screen reader that lists the buttons reads only OK.' },
      ],
    ],
  },
  IconButton: {
    anatomy: {
      of: <IconButton label="Cart" icon={<ShoppingCart aria-hidden />} count={3} onClick={ignore} />,
      parts: ['Icon; the spinner takes its place', 'Number at the corner, optional', 'Name for screen readers'],
    },
    pairs: [
      [
        {
          of: <IconButton label="Remove Paracip 650" icon={<Trash2 aria-hidden />} onClick={ignore} />,
          because: 'A bin is known everywhere, and the name says which product.',
        },
        {
          of: <IconButton label="Subscribe" icon={<Plus aria-hidden />} onClick={ignore} />,
          because: 'A plus does not say what it adds. Use a button with text.',
        },
      ],
      [
        {
          of: (
            <IconButton label="Save Paracip 650" icon={<Heart aria-hidden />} aria-pressed={false} onClick={ignore} />
          ),
          because: 'A single action in a row needs little room.',
        },
        {
          of: (
            <Row
              of={[
                <IconButton key="1" label="Save" icon={<Heart aria-hidden />} onClick={ignore} />,
                <IconButton key="2" label="Pay" icon={<ArrowRight aria-hidden />} onClick={ignore} />,
              ]}
            />
          ),
          because: 'The main action of a screen has words.',
        },
      ],
    ],
  },
  UiLink: {
    anatomy: {
      of: (
        <UiLink href="#medicines" variant="inline">
          See all medicines
        </UiLink>
      ),
      parts: ['Text: the name of the target', 'Underline, in running text only'],
    },
    pairs: [
      [
        {
          of: (
            <UiLink href="#returns" variant="inline">
              How to return medicines
            </UiLink>
          ),
          because: 'The text names the target.',
        },
        {
          of: (
            <UiLink href="#returns" variant="inline">
              Click here
            </UiLink>
          ),
          because: 'In a list of links it means nothing.',
        },
      ],
      [
        { of: <Button variant="outline">Remove the filter</Button>, because: 'An action is a button.' },
        {
          of: (
            <UiLink href="#filter" variant="inline">
              Remove the filter
            </UiLink>
          ),
          because: 'A link promises another page, and this changes the current one.',
        },
      ],
    ],
  },
  TextField: {
    anatomy: {
      of: (
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
        'Error: the correction',
        'Hint: the format',
      ],
    },
    pairs: [
      [
        {
          of: <TextField label="Pin code" name="right-1" value="5600" error="Enter 6 digits." onChange={ignore} />,
          because: 'The error says what to do.',
        },
        {
          of: <TextField label="Pin code" name="wrong-1" value="5600" error="Invalid input." onChange={ignore} />,
          because: 'The shopper knows that already, and not how to go on.',
        },
      ],
      [
        {
          of: <TextField label="Full name" name="right-2" value="" onChange={ignore} />,
          because: 'The label stays while the shopper types.',
        },
        {
          of: (
            <TextField
              label="Name"
              name="wrong-2"
              value=""
              placeholder="Your full name as on the card"
              onChange={ignore}
            />
          ),
          because: 'The placeholder goes with the first letter. Use the hint.',
        },
      ],
    ],
  },
  SelectField: {
    anatomy: {
      of: (
        <SelectField
          label="Gender"
          name="anatomy"
          value="female"
          options={genders}
          hint="As on your card."
          onChange={ignore}
        />
      ),
      parts: ['Label', 'Chosen option', 'Arrow, which opens the list of the system', 'Hint, optional'],
    },
    pairs: [
      [
        {
          of: <SelectField label="Sort by" name="right-1" value="relevance" options={sorts} onChange={ignore} />,
          because: 'A familiar list with a default needs no explanation.',
        },
        {
          of: <SelectField label="Do you smoke?" name="wrong-1" value="yes" options={yesNo} onChange={ignore} />,
          because: 'Two answers fit on the screen. Use a RadioCardGroup.',
        },
      ],
      [
        {
          of: <SelectField label="Gender" name="right-2" value="none" options={genders} onChange={ignore} />,
          because: 'The first option says that nothing is chosen yet.',
        },
        {
          of: <SelectField label="Gender" name="wrong-2" value="male" options={genders.slice(1)} onChange={ignore} />,
          because: 'A default that not everyone shares is sent by mistake.',
        },
      ],
    ],
  },
  CheckboxField: {
    anatomy: {
      of: <CheckboxField label="Only what is in stock" name="anatomy" checked hint="In your city." onChange={ignore} />,
      parts: ['Box', 'Label, which can be clicked too', 'Hint, optional'],
    },
    pairs: [
      [
        {
          of: <CheckboxField label="Send me the receipt" name="right-1" checked={false} onChange={ignore} />,
          because: 'The label is true when the box is ticked.',
        },
        {
          of: <CheckboxField label="Do not send me the receipt" name="wrong-1" checked={false} onChange={ignore} />,
          because: 'An empty box that denies a sentence has to be read twice.',
        },
      ],
      [
        {
          of: <CheckboxField label="I have a prescription" name="right-2" checked={false} onChange={ignore} />,
          because: 'A statement is confirmed by the shopper.',
        },
        {
          of: <CheckboxField label="I accept the terms" name="wrong-2" checked onChange={ignore} />,
          because: 'A consent that is ticked in advance is none.',
        },
      ],
    ],
  },
  Chip: {
    anatomy: {
      of: (
        <Chip selected onToggle={ignore}>
          Fever
        </Chip>
      ),
      parts: ['Tick while it is on, or an icon', 'One or two words', 'Cross, if it can be removed'],
    },
    pairs: [
      [
        {
          of: (
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
          because: 'Each chip is on or off by itself, and takes effect at once.',
        },
        {
          of: (
            <Chip selected={false} onToggle={ignore}>
              Go to cart
            </Chip>
          ),
          because: 'An action is a button.',
        },
      ],
      [
        {
          of: (
            <Chip onRemove={ignore} removeLabel="Remove filter: 4 stars">
              4 stars
            </Chip>
          ),
          because: 'The cross shows that a click removes the filter.',
        },
        {
          of: (
            <Chip selected onToggle={ignore}>
              Medicines with at least four stars of five
            </Chip>
          ),
          because: 'A sentence does not fit into a row of chips.',
        },
      ],
    ],
  },
  Badge: {
    anatomy: {
      of: (
        <Badge tone="offer" icon={<Heart aria-hidden />}>
          12% off
        </Badge>
      ),
      parts: ['Icon, optional', 'One to three words or a figure', 'Tone: the meaning'],
    },
    pairs: [
      [
        { of: <Badge tone="success">In stock</Badge>, because: 'Green supports what the words say.' },
        { of: <Badge tone="danger">In stock</Badge>, because: 'The tone contradicts the words.' },
      ],
      [
        { of: <Badge tone="offer">12% off</Badge>, because: 'A figure is read in passing.' },
        {
          of: <Badge tone="offer">Twelve per cent off on every order of this week</Badge>,
          because: 'A sentence is text below the name.',
        },
      ],
    ],
  },
  Price: {
    anatomy: {
      of: <Price amountRupees={180} mrpRupees={200} discountText="10% off" labels={priceLabels} />,
      parts: ['Price to pay', 'Maximum retail price, struck through', 'Discount in words'],
    },
    pairs: [
      [
        {
          of: <Price amountRupees={180} mrpRupees={200} discountText="10% off" labels={priceLabels} />,
          because: 'The discount is that of the two amounts.',
        },
        {
          of: <Price amountRupees={180} discountText="10% off" labels={priceLabels} />,
          because: 'A discount without the higher price cannot be checked.',
        },
      ],
      [
        { of: <Price amountRupees={1250} size="lg" labels={priceLabels} />, because: 'One large price per screen.' },
        {
          of: (
            <Row
              of={[
                <Price key="1" amountRupees={180} size="lg" labels={priceLabels} />,
                <Price key="2" amountRupees={95} size="lg" labels={priceLabels} />,
              ]}
            />
          ),
          because: 'Large prices in a list hide the names.',
        },
      ],
    ],
  },
  Section: {
    anatomy: {
      of: (
        <Section title="Trending near you" description="What households around you order.">
          <p>The content</p>
        </Section>
      ),
      parts: ['Heading, which names the region', 'Sentence, optional', 'Content'],
    },
    pairs: [
      [
        {
          of: (
            <Section title="Top brands">
              <p>The brands</p>
            </Section>
          ),
          because: 'The heading names the content.',
        },
        {
          of: (
            <Section title="Welcome!">
              <p>The brands</p>
            </Section>
          ),
          because: 'In the list of regions this name does not lead to the brands.',
        },
      ],
      [
        {
          of: (
            <Section title="Your cart" level={2}>
              <p>Three products</p>
            </Section>
          ),
          because: 'The level continues the outline of the page.',
        },
        {
          of: (
            <Section title="Your cart" level={3}>
              <p>Three products</p>
            </Section>
          ),
          because: 'Level 3 without a level 2 above leaves a gap. Do not choose a level by its size.',
        },
      ],
    ],
  },
  EmptyState: {
    anatomy: {
      of: (
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
          of: <EmptyState title="No order yet" text="What you order is kept here." level={3} />,
          because: 'It says what will be here.',
        },
        { of: <EmptyState title="No data" level={3} />, because: 'The shopper does not learn which data are missing.' },
      ],
      [
        {
          of: <EmptyState title="Nothing saved" action={<Button>Browse medicines</Button>} level={3} />,
          because: 'There is one way on.',
        },
        {
          of: <EmptyState title="Your orders did not load" level={3} />,
          because: 'A failure needs a way to try again. Use QueryState.',
        },
      ],
    ],
  },
  WarningNotice: {
    anatomy: {
      of: <WarningNotice text="Some of your orders cannot be read." action="See My data" onAction={ignore} />,
      parts: ['Warning: one or two sentences', 'Button, optional'],
    },
    pairs: [
      [
        {
          of: <WarningNotice text="Your cart is kept only until you close this tab." />,
          because: 'Something will be lost, and there is time to act.',
        },
        {
          of: <WarningNotice text="Your address was saved." />,
          because: 'A result is no warning. Use toast.',
        },
      ],
      [
        {
          of: <WarningNotice text="Two products are no longer sold." action="See them" onAction={ignore} />,
          because: 'The button leads to what the sentence is about.',
        },
        {
          of: <WarningNotice text="Warning!" action="OK" onAction={ignore} />,
          because: 'It names neither the problem nor the next step.',
        },
      ],
    ],
  },
  Stepper: {
    anatomy: {
      of: <Stepper {...steps} steps={['Patient', 'Symptoms', 'Doctor']} current={1} />,
      parts: ['Finished step with a tick', 'Current step', 'Step to come', 'Line, which fills'],
    },
    pairs: [
      [
        {
          of: <Stepper {...steps} steps={['Address', 'Payment', 'Done']} current={0} />,
          because: 'Three steps with one word each.',
        },
        {
          of: <Stepper {...steps} steps={['Choose where we deliver your order', 'Choose how you pay']} current={0} />,
          because: 'Long names break into lines on a phone.',
        },
      ],
      [
        {
          of: <Stepper {...steps} steps={['Patient', 'Symptoms', 'Doctor']} current={3} />,
          because: 'At the end every step has its tick.',
        },
        {
          of: <Stepper {...steps} steps={['Payment']} current={0} />,
          because: 'One step is no process.',
        },
      ],
    ],
  },
  LoadingText: {
    anatomy: {
      of: <LoadingText>Loading medicines</LoadingText>,
      parts: ['Spinner', 'Text, which screen readers announce'],
    },
    pairs: [
      [
        { of: <LoadingText>Loading your orders</LoadingText>, because: 'The shopper knows what comes.' },
        { of: <LoadingText>Please wait</LoadingText>, because: 'It does not name what comes.' },
      ],
      [
        {
          of: (
            <Button busy busyLabel="Adding…">
              Add to cart
            </Button>
          ),
          because: 'A button shows its own progress.',
        },
        {
          of: <Row of={[<Button key="1">Add to cart</Button>, <LoadingText key="2">Adding</LoadingText>]} />,
          because: 'The button can still be clicked, and the row changes its width.',
        },
      ],
    ],
  },
  Skeleton: {
    anatomy: {
      of: <Skeleton w="200px" h="24px" />,
      parts: ['Width of the content', 'Height of the content', 'Rounding of the content'],
    },
    pairs: [
      [
        {
          of: (
            <div style={{ display: 'grid', gap: 8 }}>
              <Skeleton w="240px" h="120px" radius="card" />
              <Skeleton w="180px" h="20px" />
            </div>
          ),
          because: 'It has the shape of the card, so that nothing moves when the card comes.',
        },
        { of: <Skeleton w="100%" h="20px" />, because: 'A thin line for a card lets the page jump.' },
      ],
      [
        {
          of: <LoadingText>Loading medicines</LoadingText>,
          because: 'One text announces the loading for all skeletons.',
        },
        {
          of: (
            <div style={{ display: 'grid', gap: 8 }}>
              <Skeleton w="240px" h="20px" />
              <Skeleton w="240px" h="20px" />
            </div>
          ),
          because: 'Screen readers skip skeletons, so alone they say nothing.',
        },
      ],
    ],
  },
};
