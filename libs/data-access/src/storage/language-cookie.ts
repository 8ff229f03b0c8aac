import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_PARAMETER,
  languageOfCookies,
  type Language,
} from '@niramaya/contract';

/** Whether the shop is built in one language alone, as the demonstration is. There is then no page in another one. */
export const hasOneLanguage = import.meta.env?.VITE_ONE_LANGUAGE !== undefined;

/** Returns the language that this browser keeps, or null if it keeps none or forbids cookies. */
function storedLanguage(): Language | null {
  try {
    return languageOfCookies(document.cookie);
  } catch {
    // Reading throws in a frame without an origin.
    return null;
  }
}

/**
 * Keeps the choice of a language for a year and loads the page again, for which the server sends it in that language. The
 * history entry keeps its state and its scroll position over a reload. A language in the address goes, because the server
 * and the service worker prefer it to the cookie.
 *
 * @returns false if the browser refuses the cookie. The page then does not load again, and a link to `?lang=` still works.
 */
export function changeLanguage(language: Language): boolean {
  if (!keepLanguage(language)) return false;
  const address = new URL(window.location.href);
  if (address.searchParams.has(LANGUAGE_PARAMETER)) {
    address.searchParams.delete(LANGUAGE_PARAMETER);
    window.history.replaceState(window.history.state, '', address);
  }
  window.location.reload();
  return true;
}

function keepLanguage(language: Language): boolean {
  try {
    // The server marks the cookie as secure over https, and this writes the same cookie.
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
  } catch {
    // Writing throws where reading does.
  }
  return storedLanguage() === language;
}

/**
 * Takes the language out of an address that chose it, once the cookie keeps the choice: the address is then that of the
 * screen, in every language. Returns the address itself without a cookie, because only the address keeps the choice then.
 */
export function withoutKeptLanguage(href: string): string {
  const address = new URL(href);
  const chosen = address.searchParams.get(LANGUAGE_PARAMETER);
  if (chosen === null || chosen !== storedLanguage()) return href;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  return address.href;
}
