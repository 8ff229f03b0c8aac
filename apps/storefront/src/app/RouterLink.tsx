import type { LinkProps } from '@niramaya/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { fetchScreenAhead } from './fetchAhead';

/** Returns whether the address is in the app. Two slashes begin the name of another site. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href);

/** The link that components of the library render: in-app for our own addresses, ordinary for all others. */
export const RouterLink = ({ state, ...props }: LinkProps) =>
  isOurs(props.href) ? <ScreenLink {...props} state={state} /> : <a {...props} />;

/**
 * Does what React Router's own `Link` does, without its code that queries a server about an address. There is no such
 * server.
 */
function ScreenLink({ href, state, onClick, ...rest }: LinkProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target, state });
  const fetch = () => fetchScreenAhead(href);
  return (
    <a
      onPointerEnter={fetch}
      onFocus={fetch}
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
