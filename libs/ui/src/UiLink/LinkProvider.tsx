import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The link target: an address of this site or another one. */
  href: string;
  /** State that the app's router stores in the history entry of the target page. It is never part of the address. */
  state?: unknown;
};

/** A plain anchor: the link component of an app without a router. */
export const PlainLink = ({ state: _state, ...props }: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Provides the link component of the app's router. The design system itself does not depend on a router. */
export const LinkProvider = LinkContext.Provider;

/** Renders the provided link component without styles. `UiLink` adds them. */
export function BaseLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
