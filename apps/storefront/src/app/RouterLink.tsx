import type { LinkProps } from '@niramaya/ui';
import { Link } from 'react-router-dom';
import { fetchScreenAhead } from './fetchAhead';

/** The link that components of the library draw: in-app for our own addresses, ordinary for the rest. */
export const RouterLink = ({ href, ...rest }: LinkProps) => {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  const fetch = () => fetchScreenAhead(href);
  return <Link to={href} onPointerEnter={fetch} onFocus={fetch} {...rest} />;
};
