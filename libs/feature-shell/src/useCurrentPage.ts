import { withoutClosingSlash } from '@niramaya/contract';
import { useLocation } from 'react-router-dom';

/**
 * Returns a function that gives the value of `aria-current` for a link to a screen: 'page' if it leads to the current
 * screen. A query in the address does not matter.
 */
export function useCurrentPage(): (href: string) => 'page' | undefined {
  const here = withoutClosingSlash(useLocation().pathname);
  return (href) => (href === here ? 'page' : undefined);
}
