import { BlockBoundary } from '@niramaya/lazy';
import { SearchResults as Results } from '@niramaya/ui';
import type { ComponentProps } from 'react';

/** The result list of the search, in a module of its own so that it becomes its own chunk. */
export const SearchResults = (props: ComponentProps<typeof Results>) => (
  <BlockBoundary asNotice resetKey={props.matches}>
    <Results {...props} />
  </BlockBoundary>
);
