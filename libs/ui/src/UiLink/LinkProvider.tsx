import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Where it leads: an address of ours or of somebody else. */
  href: string;
  /** What the app's router keeps for the page it leads to, in that entry of the history; never part of the address. */
  state?: unknown;
};

/** An anchor and nothing more: what links are without a router. */
export const PlainLink = ({ state: _state, ...props }: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** The app hands its router's link down once; the design system itself knows no router. */
export const LinkProvider = LinkContext.Provider;

/** The link component in force, without styles. `UiLink` has them. */
export function BaseLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
