import { paths } from '@niramaya/contract';
import { showNextScreen, type LinkProps } from '@niramaya/ui';
import type { MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router-dom';
import { fetchScreenAhead } from './fetchAhead';
import { overlaysOfEntry } from './history-entry';
import { afterReturn } from './overlay-history';

/** Returns whether the address is in the app. Two slashes begin the name of another site. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href);

/** The link that components of the library render: in-app for our own addresses, ordinary for all others. */
export const RouterLink = ({ to, state, ...props }: LinkProps) =>
  isOurs(props.href) ? <ScreenLink {...props} to={to} state={state} /> : <a {...props} />;

const isSameState = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether the click opens the link here, and not in a new tab or window. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Does what React Router's own `Link` does, without its code that queries a server about an address. There is no such
 * server. A link in an overlay replaces the overlay's history entry, so that Back leads to the page below it. The
 * picture of a product moves to its screen in a view transition.
 */
function ScreenLink({ href, to = href, state, onClick, ...rest }: LinkProps) {
  const address = useHref(href);
  const here = useLocation();
  const navigate = useNavigate();
  // With another state the same address is another entry: Back leads from one product to the previous one.
  const isHere = createPath(here) === to && (state === undefined || isSameState(state, here.state));
  const follow = () => void navigate(to, { state, replace: isHere || overlaysOfEntry() > 0 });
  const fetch = () => fetchScreenAhead(to);
  return (
    <a
      onPointerEnter={fetch}
      onFocus={fetch}
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || rest.target || !opensHere(event)) return;
        event.preventDefault();
        afterReturn(() => (to.split(/[?#]/)[0] === paths.medicineDetails ? showNextScreen(follow) : follow()));
      }}
    />
  );
}
