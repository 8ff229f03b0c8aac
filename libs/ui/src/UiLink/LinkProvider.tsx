import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The link target: an address of this site or another one. */
  href: string;
  /**
   * The address that a click opens in the same tab, if it is not `href`. The app's router uses it; a new tab and a copied
   * link have `href`.
   */
  to?: string;
  /** State that the app's router stores in the history entry of the target page. It is never part of the address. */
  state?: unknown;
};

/** A plain anchor: the link component of an app without a router. */
export const PlainLink = ({ to: _to, state: _state, ...props }: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** The part of the properties that decides what a link opens. */
export type LinkTarget = Pick<LinkProps, 'href' | 'to' | 'state'>;

/** Provides the link component of the app's router. The design system itself does not depend on a router. */
export const LinkProvider = LinkContext.Provider;

/** Renders the provided link component without styles. `UiLink` adds them. */
export function BaseLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
