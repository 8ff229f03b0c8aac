import { withoutClosingSlash } from '@niramaya/contract';
import { useLocation } from 'react-router-dom';

/**
 * Returns a function for the `aria-current` of a link: 'page' if `href` is the path of the current screen, otherwise
 * undefined. The query and a closing slash of the current address are ignored. `href` must be a path without either.
 */
export function useCurrentPage(): (href: string) => 'page' | undefined {
  const here = withoutClosingSlash(useLocation().pathname);
  return (href) => (href === here ? 'page' : undefined);
}
