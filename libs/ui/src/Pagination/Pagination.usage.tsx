import { Pagination } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      page={page}
      pageCount={24}
      onPageChange={setPage}
      labels={{ nav: 'Pages', previous: 'Previous', next: 'Next', page: (number) => `Page ${number}` }}
    />
  );
}
