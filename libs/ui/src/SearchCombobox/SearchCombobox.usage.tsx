import { SearchCombobox, SearchResults, type SearchItem } from '@niramaya/ui';
import { useState } from 'react';

const products: SearchItem[] = [
  { id: 1, title: 'Calmag D3 500 mg Tablet, Strip of 15', image: '/pictures/1.svg' },
  { id: 2, title: 'Neemila Face Wash, Tube of 100 ml', image: '/pictures/2.svg' },
];

export function Example() {
  const [text, setText] = useState('');
  const isMatch = ({ title }: SearchItem) => text !== '' && title.toLowerCase().includes(text.toLowerCase());
  return (
    <SearchCombobox
      value={text}
      onValueChange={setText}
      status={text === '' ? 'idle' : 'ready'}
      matches={products.filter(isMatch)}
      rest={products.filter((product) => !isMatch(product))}
      onSelect={(id) => setText(products.find((product) => product.id === id)?.title ?? '')}
      onSearch={(words) => window.location.assign(`/medicines?q=${encodeURIComponent(words)}`)}
      list={SearchResults}
      words={{
        label: 'Search medicines',
        placeholder: 'Search medicines',
        clear: 'Clear the search',
        listLabel: 'Products',
        matches: (count) => (count === 1 ? '1 match' : `${count} matches`),
        noMatches: 'No product matches. Everything we sell is listed here.',
        rest: 'All other products',
        searching: 'Searching…',
        failed: 'The search did not go through.',
        id: (id) => `ID ${id}`,
      }}
    />
  );
}
