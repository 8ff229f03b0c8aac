import { linkToTopic, paths } from '@niramaya/contract';
import { UiLink } from '@niramaya/ui';
import type { ReactNode } from 'react';

interface TopicLinkProps {
  /** The entry of a menu. */
  readonly topic: string;
  /**
   * Whether the link opens the plain listing, as it does in the prerendered page: without scripts nothing would take
   * the entry out of the address.
   * @default false
   */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

/**
 * TopicLink is the link of a menu entry to the medicines (requirement SHELL-35 in `docs/requirements.md`). The listing
 * offers the products of the entry.
 */
export const TopicLink = ({ topic, isPlain = false, ...rest }: TopicLinkProps) => (
  <UiLink {...(isPlain ? { href: paths.medicines } : linkToTopic(topic))} {...rest} />
);
