import type { LinkProps } from '@niramaya/ui';
import { Link } from 'react-router-dom';

/** The link that components of the library draw: in-app for our own addresses, ordinary for the rest. */
export const RouterLink = ({ href, ...rest }: LinkProps) =>
  href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
