import { LANGUAGE_PARAMETER, stateOfLink, withoutClosingSlash } from '@niramaya/contract';
import { withoutKeptLanguage } from '@niramaya/data-access';

/** Takes the slash from the end of `/cart/`, because the routes and the links of the shop have none. */
function removeTrailingSlash() {
  const address = new URL(window.location.href);
  const pathname = withoutClosingSlash(address.pathname);
  if (pathname === address.pathname) return;
  address.pathname = pathname;
  window.history.replaceState(window.history.state, '', address);
}

/** Takes `lang=hi` from an address once the cookie keeps the choice, so that the address can be shared and filtered. */
function removeLanguage() {
  const address = withoutKeptLanguage(window.location.href);
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address);
}

/**
 * A link that opens in a new tab carries in its query what a click in the same tab puts into the history entry, such as
 * the opened product (`libs/contract/src/paths/state-link.ts`). This moves it into the entry and out of the address. A
 * language that no cookie keeps stays in the address.
 */
function adoptLinkState() {
  const address = new URL(window.location.href);
  const usr = stateOfLink(address.search);
  if (!usr) return;
  const language = address.searchParams.get(LANGUAGE_PARAMETER);
  address.search = language === null ? '' : `${new URLSearchParams({ [LANGUAGE_PARAMETER]: language })}`;
  // The router keeps the state of an entry in `usr`.
  window.history.replaceState({ ...(window.history.state as object | null), usr }, '', address);
}

/** Puts the address and the history entry of a page that has just loaded into the form that the router expects. */
export function adoptAddress() {
  removeTrailingSlash();
  removeLanguage();
  adoptLinkState();
}
