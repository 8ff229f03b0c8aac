import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Opens in the same tab instead of `href`. */
  to?: string;
  /** Router state. */
  state?: unknown;
};

/** The link of an app without a router. */
export const PlainLink = ({ to: _to, state: _state, ...props }: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export type LinkTarget = Pick<LinkProps, 'href' | 'to' | 'state'>;

/** Provides the router's link component. */
export const LinkProvider = LinkContext.Provider;

/** A link without styles. */
export function BaseLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
