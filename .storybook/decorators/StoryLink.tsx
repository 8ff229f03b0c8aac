import type { LinkProps } from '@niramaya/ui';
import { useLinkClickHandler } from 'react-router-dom';

/** Real navigation would end the test run. */
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
