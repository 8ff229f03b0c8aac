import { Button, type ButtonProps } from '@niramaya/ui';
import { parts } from '@niramaya/ui/stories';
import { Row, type Guide } from './guide';

interface WordsProps extends Pick<ButtonProps, 'tone'> {
  readonly title: string;
  readonly answers: readonly [string, string];
}

/** The words of a dialog or a toast without its frame, which would cover the page. */
const Words = ({ title, answers, tone }: WordsProps) => (
  <div style={{ display: 'grid', gap: 12 }}>
    <strong>{title}</strong>
    <Row
      of={[
        <Button key="1" variant="outline">
          {answers[0]}
        </Button>,
        <Button key="2" tone={tone}>
          {answers[1]}
        </Button>,
      ]}
    />
  </div>
);

/** The guides of what opens over the page, by the name of the component. */
export const overlayGuides: Readonly<Record<string, Guide>> = {
  Dialog: {
    anatomy: { parts: parts.Dialog },
    pairs: [
      [
        {
          element: <Words title="Remove Paracip 650?" answers={['Keep', 'Remove']} tone="danger" />,
          reason: 'The title names the object and the buttons the two ways. Red marks what cannot be undone.',
        },
        {
          element: <Words title="Are you sure?" answers={['No', 'Yes']} tone="danger" />,
          reason: 'The shopper has to remember what was clicked.',
        },
      ],
    ],
  },
  Drawer: {
    anatomy: { parts: parts.Drawer },
    pairs: [
      [
        {
          element: <Words title="Filters" answers={['Clear all', 'Show 24 products']} />,
          reason: 'The button names what the shopper gets.',
        },
        {
          element: <Words title="Filters" answers={['Cancel', 'OK']} />,
          reason: 'The filters apply at once, so there is nothing to cancel.',
        },
      ],
    ],
  },
  Toaster: {
    anatomy: { parts: parts.Toaster },
    pairs: [
      [
        { element: <span>Added successfully</span>, reason: 'A result in two words can be read in two seconds.' },
        {
          element: <span>Your item has been added to the cart. You can now go on to payment.</span>,
          reason: 'The toast goes before a slow reader has finished.',
        },
      ],
      [
        { element: <span>Link copied</span>, reason: 'Nothing is lost if it is missed.' },
        {
          element: <span>Enter a PIN code of six digits.</span>,
          reason: 'It is gone before the shopper finds the field. Write it at the field.',
        },
      ],
    ],
  },
};
