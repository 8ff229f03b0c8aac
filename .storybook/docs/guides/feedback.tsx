import { Button, EmptyState, Illustration, LoadingText, Skeleton, WarningNotice } from '@niramaya/ui';
import { ignore, Row, type Guide } from './guide';

/** The guides of states and messages, by the name of the component. */
export const feedbackGuides: Readonly<Record<string, Guide>> = {
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
      parts: [
        { text: 'Illustration, optional', at: ':is(img, svg)', side: 'left' },
        { text: 'Title: a short sentence', at: 'h3', side: 'right' },
        { text: 'Explanation', at: 'h3 + p', side: 'left' },
        { text: 'One next step', at: 'button', side: 'right' },
      ],
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
      parts: [
        { text: 'Warning: one or two sentences', at: 'p', side: 'left' },
        { text: 'Button, optional', at: 'button', side: 'right' },
      ],
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
  LoadingText: {
    anatomy: {
      element: <LoadingText>Loading medicines</LoadingText>,
      parts: [
        { text: 'Spinner', at: '[role=status] > :first-child', side: 'left' },
        { text: 'Text, which screen readers announce', at: '[role=status] > :last-child', side: 'right' },
      ],
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
      parts: [
        { text: 'Width of the content', at: '[aria-hidden]', side: 'bottom' },
        { text: 'Height of the content', at: '[aria-hidden]', side: 'right' },
        { text: 'Rounding of the content', at: '[aria-hidden]', side: 'left' },
      ],
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
