import type { LinkProps } from '@niramaya/ui';
import { Link } from 'react-router-dom';
import { fetchScreenAhead } from './fetchAhead';

/**
 * The link that components of the library draw: in-app for our own addresses, ordinary for the rest. There is no server
 * to ask what is behind an address, so none is marked for discovery.
 */
export const RouterLink = ({ href, ...rest }: LinkProps) => {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  const fetch = () => fetchScreenAhead(href);
  return <Link to={href} discover="none" onPointerEnter={fetch} onFocus={fetch} {...rest} />;
};
