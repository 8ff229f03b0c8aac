import { paths } from '@niramaya/contract';
import { showNextScreen, type LinkProps } from '@niramaya/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { fetchScreenAhead } from './fetchAhead';

/** Returns whether the address is in the app. Two slashes begin the name of another site. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href);

/** The link that components of the library render: in-app for our own addresses, ordinary for all others. */
export const RouterLink = ({ to, state, ...props }: LinkProps) =>
  isOurs(props.href) ? <ScreenLink {...props} to={to} state={state} /> : <a {...props} />;

const isSameState = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether the click opens the link here, and not in a new tab or window. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, target?: string) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !target;

/**
 * Does what React Router's own `Link` does, without its code that queries a server about an address. There is no such
 * server. The picture of a product moves to its screen in a view transition.
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
        if (event.defaultPrevented) return;
        if (to.split(/[?#]/)[0] !== paths.medicineDetails || !opensHere(event, rest.target)) return follow(event);
        event.preventDefault();
        showNextScreen(() => follow(event));
      }}
    />
  );
}
