/** The languages of the shop. The first one is that of a shopper who has chosen none. */
export const languages = ['en', 'hi'] as const;
/** One of `languages`, as a language tag. */
export type Language = (typeof languages)[number];

/** The parameter of an address that chooses the language: `?lang=hi`. */
export const LANGUAGE_PARAMETER = 'lang';

/** The cookie that keeps the choice, for a year. The server reads it and the browser may write it, so it is not `HttpOnly`. */
export const LANGUAGE_COOKIE = 'niramaya-language';

/** How long the cookie of the language stays, in seconds: a year. */
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;

/** Whether a value from outside is one of `languages`. */
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

/** Returns the language in a `Cookie` header or in `document.cookie`, or null if it has none that the shop speaks. */
export function languageOfCookies(cookies: string): Language | null {
  const prefix = `${LANGUAGE_COOKIE}=`;
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
  return isLanguage(value) ? value : null;
}
