import { paths } from '@niramaya/contract';
import { showNextScreen, type LinkProps } from '@niramaya/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { prefetchScreen } from '../start/prefetch';

/** A path of this shop. `//` would begin the name of another host. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href);

/** The link component of the design system: the router follows the shop's own paths, the browser all others. */
export const RouterLink = ({ to, state, ...props }: LinkProps) =>
  isOurs(props.href) ? <ScreenLink {...props} to={to} state={state} /> : <a {...props} />;

const isSameState = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, target?: string) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !target;

/**
 * React Router's `Link`, with two additions: pointing at it or focusing it fetches the chunk of its screen, and the
 * details of a product open with a view transition. `href` is the address that the browser opens in a new tab. It may
 * carry in its query what `to` and `state` carry for a click in this tab.
 */
function ScreenLink({ href, to = href, state, onClick, ...rest }: LinkProps) {
  const address = useHref(href);
  const { state: here } = useLocation() as { state: unknown };
  // With undefined, the router replaces the entry if the address is the same. A link with another state has to be an
  // entry of its own (false), or Back would not return to the state before.
  const replace = state === undefined || isSameState(state, here) ? undefined : false;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target, state, replace });
  const fetch = () => prefetchScreen(to);
  return (
    <a
      onPointerEnter={fetch}
      onFocus={fetch}
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        const [pathname] = to.split(/[?#]/);
        const opensDetailsHere = pathname === paths.medicineDetails && opensHere(event, rest.target);
        if (!opensDetailsHere) return follow(event);
        event.preventDefault();
        showNextScreen(() => follow(event));
      }}
    />
  );
}
