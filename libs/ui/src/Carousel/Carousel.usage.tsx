import { Carousel } from '@niramaya/ui';

const cities = ['Mumbai', 'Pune', 'Delhi', 'Chennai', 'Kolkata', 'Jaipur'];

export const Example = () => (
  <Carousel
    label="Cities"
    header={<h2>Where we deliver today</h2>}
    items={cities.map((name) => ({ id: name, name, content: <p>{name}</p> }))}
    labels={{
      kind: 'carousel',
      previous: 'Previous',
      next: 'Next',
      page: (page, pages) => `Page ${page} of ${pages}`,
      showing: (names, total) => `Showing ${names.join(', ')} of ${total}`,
    }}
  />
);
