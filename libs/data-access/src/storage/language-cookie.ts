import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_PARAMETER,
  languageOfCookies,
  type Language,
} from '@niramaya/contract';
import { hasUnsavedInput } from './unsaved-input';

/**
 * True if the build has one language only. The demonstration is built once for each language, into a folder of its own,
 * because it has no server that chooses. `env` is missing outside of Vite, as in a script of Node.
 */
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
 * Keeps the choice of a language for a year and loads the page again; the server then sends it in that language. The
 * history entry keeps its state and its scroll position over a reload. A language in the address is removed, because
 * the server and the service worker prefer it to the cookie. If the browser refuses the cookie, the address gets the
 * language.
 */
export function changeLanguage(language: Language): void {
  const isKept = keepLanguage(language);
  const address = new URL(window.location.href);
  const { searchParams } = address;
  if (!isKept) searchParams.set(LANGUAGE_PARAMETER, language);
  // `delete` writes the whole query in another form, even if it has no such parameter.
  else if (searchParams.has(LANGUAGE_PARAMETER)) searchParams.delete(LANGUAGE_PARAMETER);
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
  window.location.reload();
}

/**
 * Loads a page again that the browser shows out of its back/forward cache after another language was chosen, on a later
 * page or in another tab. A page with typed text stays as it is. Call it once.
 *
 * @param language The language of this page.
 */
export function followKeptLanguage(language: Language): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const kept = storedLanguage();
    if (persisted && kept !== null && kept !== language && !hasUnsavedInput()) window.location.reload();
  });
}

/** Stores the language in a cookie for a year. Returns whether the browser keeps it: it may forbid cookies. */
function keepLanguage(language: Language): boolean {
  try {
    // The server marks the cookie as secure over https, and this writes the same cookie.
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
  } catch {
    // Writing throws in a frame without an origin, as reading does.
  }
  return storedLanguage() === language;
}

/**
 * Takes the language out of an address that chose it, once the cookie keeps the choice: the address is then that of the
 * screen, in every language. Returns the address itself without a cookie, because only the address keeps the choice
 * then.
 */
export function withoutKeptLanguage(href: string): string {
  const address = new URL(href);
  const chosen = address.searchParams.get(LANGUAGE_PARAMETER);
  if (chosen === null || chosen !== storedLanguage()) return href;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  return address.href;
}
