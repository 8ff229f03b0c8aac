import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The props of every link: those of an anchor, with an address that is required. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  /** The address for the browser: a new tab, a copied link and a search engine use it. */
  href: string;
  /** The address that a plain click opens in the same tab, if it differs from `href`. */
  to?: string;
  /** The state for the router's history entry. */
  state?: unknown;
  /** The text, which names the target. */
  children?: ReactNode;
};

/** The link of an application without a router. It follows `href` and ignores `to` and `state`. */
export const PlainLink = ({ to: _to, state: _state, ...props }: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** The address of a link, for a component that renders the link itself. */
export type LinkTarget = Pick<LinkProps, 'href' | 'to' | 'state'>;

/**
 * Provides the link component of the application's router. The design system itself knows no router. `UiProvider`
 * renders it.
 */
export const LinkProvider = LinkContext.Provider;

/** The link of the application's router, without styles. `UiLink` and `Button` style it. */
export function BaseLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
