import { Badge, Price, Section } from '@niramaya/ui';
import { Heart } from 'lucide-react';
import { Row, type Guide } from './guide';

const priceLabels = { now: 'Price', mrp: 'MRP' };

/** The guides of components that show a value or frame content, by the name of the component. */
export const displayGuides: Readonly<Record<string, Guide>> = {
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
};
