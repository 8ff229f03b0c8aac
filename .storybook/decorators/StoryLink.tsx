import type { LinkProps } from '@niramaya/ui';
import { useLinkClickHandler } from 'react-router-dom';

/**
 * The link of all stories. It navigates within the story's `MemoryRouter`, because real navigation would leave the page
 * and end the test run. It navigates to `to`, which differs from the `href` of a new tab in some links. A link to
 * another site does nothing but call `onClick`.
 */
export function StoryLink({ href, to = href, state, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, target: rest.target });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (href.startsWith('/') && !event.defaultPrevented) follow(event);
      }}
    />
  );
}
