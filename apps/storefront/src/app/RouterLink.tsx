import type { LinkProps } from '@niramaya/ui';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { fetchScreenAhead } from './fetchAhead';

/** Returns whether the address is in the app. Two slashes begin the name of another site. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href);

/** The link that components of the library render: in-app for our own addresses, ordinary for all others. */
export const RouterLink = ({ to, state, ...props }: LinkProps) =>
  isOurs(props.href) ? <ScreenLink {...props} to={to} state={state} /> : <a {...props} />;

const isSameState = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Does what React Router's own `Link` does, without its code that queries a server about an address. There is no such
 * server.
 */
function ScreenLink({ href, to = href, state, onClick, ...rest }: LinkProps) {
  const address = useHref(href);
  const { state: here } = useLocation() as { state: unknown };
  // With another state the same address is another entry: Back leads from one product to the previous one.
  const replace = state === undefined || isSameState(state, here) ? undefined : false;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target, state, replace });
  const fetch = () => fetchScreenAhead(to);
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
