import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Accordion,
  Badge,
  Button,
  CheckboxField,
  Chip,
  EmptyState,
  ErrorState,
  IconButton,
  InertButton,
  LoadingText,
  Menu,
  Pagination,
  PasswordField,
  Price,
  ProductCard,
  ProductGridSkeleton,
  QuantityStepper,
  RadioCardGroup,
  Rating,
  SelectField,
  Skeleton,
  SortSelect,
  StatisticsBlock,
  Stepper,
  Tabs,
  TextField,
  TotalsBox,
  UiLink,
  UiProvider,
} from '@niramaya/ui';

const ignore = () => undefined;
const options = [
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
];
const labels = { now: 'Price', mrp: 'MRP' };
const words = {
  title: 'Summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  note: 'All taxes are in it',
};
const leaf = (
  <svg aria-hidden viewBox="0 0 24 24">
    <path d="M4 20 20 4" stroke="currentColor" />
  </svg>
);

/** One example of each component, by the name of its style sheet. */
const shown: Readonly<Record<string, ReactNode>> = {
  accordion: <Accordion items={[{ id: 'use', title: 'How to use it', content: 'With water.', defaultOpen: true }]} />,
  badge: <Badge tone="offer">12% off</Badge>,
  button: <Button tone="danger">Remove</Button>,
  'checkbox-field': <CheckboxField name="agree" label="I agree" checked onChange={ignore} error="Please agree" />,
  chip: (
    <Chip selected onToggle={ignore}>
      Vitamins
    </Chip>
  ),
  'empty-state': <EmptyState title="Nothing here" text="Look elsewhere." />,
  'error-state': <ErrorState message="It could not be loaded." retryLabel="Try again" onRetry={ignore} />,
  'icon-button': <IconButton label="Save" icon={leaf} />,
  'inert-button': <InertButton note="This opens soon">Join us</InertButton>,
  'loading-text': <LoadingText>Loading</LoadingText>,
  menu: <Menu label="Account" items={[{ id: 'plan', label: 'Care plan', href: '/careplan' }]} />,
  pagination: (
    <Pagination
      page={3}
      pageCount={12}
      onPageChange={ignore}
      labels={{ nav: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
    />
  ),
  'password-field': (
    <PasswordField
      name="password"
      label="Password"
      value=""
      onChange={ignore}
      labels={{ show: 'Show', hide: 'Hide' }}
    />
  ),
  price: <Price amountRupees={180} mrpRupees={200} discountText="10% off" labels={labels} />,
  'product-card': (
    <ProductCard
      href="/medicine"
      title="Calmag D3 500 mg Tablet, Strip of 15"
      image="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
      category="Vitamins"
      rating={4}
      ratingLabel="out of 5"
      amountRupees={180}
      mrpRupees={200}
      priceLabels={labels}
    />
  ),
  'product-grid': <ProductGridSkeleton count={2} />,
  'quantity-stepper': (
    <QuantityStepper
      value={2}
      onIncrease={ignore}
      onDecrease={ignore}
      labels={{ group: 'Quantity', decrease: 'One less', increase: 'One more', value: '2 packs' }}
    />
  ),
  'radio-card-group': <RadioCardGroup legend="Where to" options={options} value="home" onChange={ignore} columns={2} />,
  rating: <Rating value={4} label="out of 5" />,
  'select-field': (
    <SelectField
      name="address"
      label="Address"
      options={options}
      value="work"
      onChange={ignore}
      hint="Where we bring it"
    />
  ),
  skeleton: <Skeleton h="3rem" />,
  'sort-select': <SortSelect label="Sort by" options={options} value="home" onChange={ignore} />,
  'statistics-block': <StatisticsBlock statistics={[{ figure: '12,345', label: 'tests', words: 'since Monday' }]} />,
  stepper: <Stepper label="Steps" steps={['Patient', 'Symptoms', 'Payment']} current={1} doneLabel="done" />,
  tabs: (
    <Tabs
      label="Ways to pay"
      tabs={[
        { id: 'upi', label: 'UPI', panel: 'By app' },
        { id: 'card', label: 'Card', panel: 'By card' },
      ]}
      value="upi"
      onChange={ignore}
    />
  ),
  'text-field': (
    <TextField name="email" label="E-mail" value="asha@example.in" onChange={ignore} error="Not known" prefix="@" />
  ),
  'totals-box': <TotalsBox subtotal={180} shipping={50} total={230} words={words} saving="You save ₹20.00" />,
  'ui-link': <UiLink href="/medicines">See all</UiLink>,
};

createRoot(document.getElementById('root')!).render(
  <UiProvider colorMode="light">
    {Object.entries(shown).map(([sheet, component]) => (
      // `position: relative` keeps positioned elements inside the section, so that each section can be compared alone.
      <section key={sheet} data-sheet={sheet} style={{ position: 'relative' }}>
        {component}
      </section>
    ))}
  </UiProvider>,
);
