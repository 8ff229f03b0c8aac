import { isLanguage, type Language } from '@niramaya/contract';

/**
 * Returns the language of the texts in Storybook and on the development server: `SHOP_LANGUAGE=hi npm run dev`. English
 * is the default. Throws for a language that the shop does not have.
 */
export function readShopLanguage(): Language {
  const language = process.env.SHOP_LANGUAGE || 'en';
  if (!isLanguage(language)) throw new Error(`SHOP_LANGUAGE is "${language}": the shop does not have this language.`);
  return language;
}

/** Returns the export conditions by which Vite takes the texts of a language from `@niramaya/copy`. */
export const conditionsOf = (language: Language): string[] => (language === 'en' ? [] : [language]);
