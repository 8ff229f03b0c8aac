import type { Concern } from '@niramaya/search';
import { searchHelpCopy } from '@niramaya/copy/search-help';
import { Button } from '@niramaya/ui';
import { ArrowRight } from 'lucide-react';
import { listingFor } from './listing-for';

/**
 * ConcernLine is a link to the products of a concern, for an everyday word such as 'sugar' that finds few products by
 * itself.
 */
export function ConcernLine({ concern }: { readonly concern: Concern }) {
  const { name, search } = searchHelpCopy.categories[concern];
  return (
    <Button variant="subtle" fullWidth endIcon={<ArrowRight aria-hidden />} href={listingFor(search)}>
      {searchHelpCopy.category(name)}
    </Button>
  );
}
