import { useState } from 'react';
import { Button, Carousel, type CarouselItem, type CarouselLabels } from '@niramaya/ui';

const items: CarouselItem[] = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => ({
  id: name,
  name,
  content: <b>{name}</b>,
}));

const labels: CarouselLabels = {
  roleDescription: 'carousel',
  previous: 'Previous',
  next: 'Next',
  page: (page, pages) => `Page ${page} of ${pages}`,
  showing: (names) => `Showing ${names.join(', ')}`,
};

export function App() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>
      <Carousel label="Numbers" items={items} labels={labels} />
    </main>
  );
}
