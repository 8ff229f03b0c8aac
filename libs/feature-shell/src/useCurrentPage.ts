import { withoutClosingSlash } from '@niramaya/contract';
import { useLocation } from 'react-router-dom';

/** Returns the `aria-current` of a link to a screen: 'page' on this screen, also with a query. */
export function useCurrentPage(): (href: string) => 'page' | undefined {
  const here = withoutClosingSlash(useLocation().pathname);
  return (href) => (href === here ? 'page' : undefined);
}
