/**
 * The languages of the shop, by their language tags, each with its name in itself. The first one is that of a shopper
 * who has chosen none.
 */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const;
/** One of the languages of the shop, as a language tag. */
export type Language = keyof typeof languageNames;
/** The language tags of the shop, in the order of `languageNames`. */
export const languages = Object.keys(languageNames) as [Language, ...Language[]];

/** The parameter of an address that chooses the language: `?lang=hi`. */
export const LANGUAGE_PARAMETER = 'lang';

/**
 * The cookie that keeps the choice, for a year. The server reads it and the browser may write it, so it is not
 * `HttpOnly`.
 */
export const LANGUAGE_COOKIE = 'niramaya-language';

/** How long the cookie of the language stays, in seconds: a year. */
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;

/** Whether a value from outside is one of `languages`. */
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

/**
 * Returns the first language of the shop among those that a browser prefers, or null if it prefers none of them.
 *
 * @param tags Language tags in the order of preference, such as `navigator.languages`.
 */
export const preferredLanguage = (tags: readonly string[]): Language | null =>
  // The part of a tag before the first hyphen is the language: 'hi' in 'hi-IN'.
  tags.map((tag) => tag.split('-', 1)[0]?.toLowerCase()).find(isLanguage) ?? null;

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
