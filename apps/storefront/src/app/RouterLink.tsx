import type { LinkProps } from '@niramaya/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { fetchScreenAhead } from './fetchAhead';

/** In-app addresses; two slashes begin the name of another site. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href);

/** The link that components of the library draw: in-app for our own addresses, ordinary for the rest. */
export const RouterLink = ({ state, ...props }: LinkProps) =>
  isOurs(props.href) ? <ScreenLink {...props} state={state} /> : <a {...props} />;

/**
 * What React Router's own `Link` does, without the code with which that asks a server what is behind an address: there is
 * none to ask.
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
