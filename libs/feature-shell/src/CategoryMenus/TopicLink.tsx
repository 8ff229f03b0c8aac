import { linkToTopic, paths } from '@niramaya/contract';
import { UiLink, useHydrated } from '@niramaya/ui';
import type { ReactNode } from 'react';

interface TopicLinkProps {
  /** The entry of a menu. */
  readonly topic: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

/**
 * TopicLink is the link of a menu entry to the medicines (requirement SHELL-35 in `docs/requirements.md`). The listing
 * offers the products of the entry. Before hydration and without scripts it opens the plain listing, because only
 * scripts take the entry out of the address.
 */
export const TopicLink = ({ topic, ...rest }: TopicLinkProps) => (
  <UiLink {...(useHydrated() ? linkToTopic(topic) : { href: paths.medicines })} {...rest} />
);
