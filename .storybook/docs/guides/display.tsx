import { Badge, Button, Carousel, IconButton, Price, ProductCard, Section, type CarouselLabels } from '@niramaya/ui';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, type Guide } from './guide';

const priceLabels = { now: 'Price', mrp: 'MRP' };

const card = {
  href: '#product',
  title: 'Calmag D3 500 mg Tablet, Strip of 15',
  image: '/pictures/1.svg',
  category: 'Vitamins',
  facts: '₹12.00 each',
  amountRupees: 180,
  mrpRupees: 200,
  discountText: '10% off',
  priceLabels,
  action: (
    <Button variant="outline" size="sm" fullWidth>
      Add
    </Button>
  ),
};

const carouselLabels: CarouselLabels = {
  roleDescription: 'carousel',
  previous: 'Previous',
  next: 'Next',
  page: (page, pages) => `Page ${page} of ${pages}`,
  showing: (names, total) => `Showing ${names.join(', ')} of ${total}`,
};
/** Returns a carousel in which each item is a badge with a name. */
const carousel = (label: string, names: readonly string[], header?: ReactNode) => (
  <Carousel
    header={header}
    label={label}
    labels={carouselLabels}
    items={names.map((name) => ({ id: name, name, content: <Badge>{name}</Badge> }))}
  />
);

/** The guides of components that show a value or frame content, by the name of the component. */
export const displayGuides: Readonly<Record<string, Guide>> = {
  Badge: {
    anatomy: {
      element: (
        <Badge tone="offer" icon={<Heart aria-hidden />}>
          12% off
        </Badge>
      ),
      parts: [
        { text: 'Icon, optional', at: 'svg', side: 'left' },
        { text: 'One to three words or a figure', at: 'svg + span', side: 'bottom' },
        { text: 'Tone: the meaning', at: 'span', side: 'right' },
      ],
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
      parts: [
        { text: 'Price to pay', at: 'span > span' },
        { text: 'Maximum retail price, struck through', at: 'del', side: 'bottom' },
        { text: 'Discount in words', at: ':has(> del) + span', side: 'right' },
      ],
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
      parts: [
        { text: 'Heading, which names the region', at: 'h2', side: 'left' },
        { text: 'Sentence, optional', at: 'header > p', side: 'left' },
        { text: 'Content', at: 'section > p', side: 'left' },
      ],
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
  ProductCard: {
    anatomy: {
      element: (
        <div style={{ maxWidth: 232 }}>
          <ProductCard
            {...card}
            rating={{ value: 4, label: 'out of 5' }}
            corner={<IconButton label="Save Calmag D3" size="sm" icon={<Heart aria-hidden />} />}
          />
        </div>
      ),
      parts: [
        { text: 'Picture of the pack', at: 'article > div:first-child', side: 'left' },
        { text: 'Small buttons in its corner, optional', at: 'article button', side: 'right' },
        { text: 'Category and rating', at: ':has(+ h3)', side: 'right' },
        { text: 'Title: the link of the whole card', at: 'h3 a', side: 'left' },
        { text: 'Facts in one line, optional', at: 'h3 + p', side: 'right' },
        { text: 'Price, with the MRP and the discount', at: 'h3 ~ div', side: 'left' },
        { text: 'Button of the card', at: 'article > div:last-child button', side: 'right' },
      ],
    },
    pairs: [
      [
        {
          element: (
            <div style={{ maxWidth: 232 }}>
              <ProductCard {...card} />
            </div>
          ),
          reason: 'The facts help to compare.',
        },
        {
          element: (
            <div style={{ maxWidth: 232 }}>
              <ProductCard {...card} facts="Best seller! Hurry, few left" />
            </div>
          ),
          reason: 'Pressure is no fact, and a medicine is not bought in a hurry.',
        },
      ],
    ],
  },
  Carousel: {
    anatomy: {
      element: carousel(
        'Brands',
        ['Neemila', 'Calmag', 'Whevana', 'Dantika', 'Poshanika', 'Chyavanika'],
        <strong>Brands</strong>,
      ),
      parts: [
        { text: 'Heading, optional', at: '[role=group] > div:first-child > :first-child', side: 'left' },
        { text: 'Items, the last one in part on a phone', at: '[role=group] > div:nth-child(2)', side: 'left' },
        { text: 'Arrows', at: 'button[aria-controls]' },
        {
          text: 'Dots: one for each page; on a phone a bar with the number',
          at: 'button[aria-current], [role=group]:not(:has(button[aria-current])) > p',
          side: 'bottom',
        },
      ],
    },
    pairs: [
      [
        {
          element: carousel('Similar items', ['Neemila', 'Calmag', 'Whevana', 'Dantika', 'Poshanika']),
          reason: 'Items of one kind, of which none has to be found.',
        },
        {
          element: carousel('Steps', ['1. Patient', '2. Symptoms', '3. Doctor', '4. Payment', '5. Done']),
          reason: 'Steps that all have to be read do not hide. Use a list.',
        },
      ],
    ],
  },
};
