import * as z from 'zod/mini';
import { languages, type Language } from '../rules/language.ts';
import { productFactsSchema, productSchema, type ProductDetails } from './api.ts';

/** A language into which the facts of a product may be translated. The facts themselves are in English. */
export type TranslationLanguage = Exclude<Language, 'en'>;
/** The languages into which the facts of a product may be translated, in the order of `languages`. */
export const translationLanguages = languages.filter((language): language is TranslationLanguage => language !== 'en');

// Only the facts in a response have a `language`. A catalogue has the translations of every language (`translations`).
const { language: _language, ...factsOfCatalogue } = productFactsSchema.shape;
const { uses, per, howToUse, askFirst, storage, note } = factsOfCatalogue;

/**
 * The texts of the facts that a translation has. The contents, the brand and the claims stay as the pack prints them.
 */
export const translatedFactsSchema = z.object({ uses, per, howToUse, askFirst, storage, note });
/** The translated texts of the facts of a product. */
export type TranslatedFacts = z.infer<typeof translatedFactsSchema>;

const ofLanguages = Object.fromEntries(
  translationLanguages.map((language) => [language, z.optional(translatedFactsSchema)]),
) as Record<TranslationLanguage, z.ZodMiniOptional<typeof translatedFactsSchema>>;

/**
 * A product as a catalogue has it, with the translations of its facts. `GET /products/:id` sends the texts of one
 * language (`translatedProduct`).
 */
export const catalogueProductSchema = z.object({
  ...productSchema.shape,
  facts: z.optional(z.object({ ...factsOfCatalogue, translations: z.optional(z.object(ofLanguages)) })),
});
/** A product of a catalogue: `price` is in rupees before the discount, `discount` in percent. */
export type CatalogueProduct = z.infer<typeof catalogueProductSchema>;
/** The facts of a product of a catalogue, with their translations. */
export type CatalogueFacts = NonNullable<CatalogueProduct['facts']>;

/**
 * Returns a product with the facts in a language, or in English if they are not translated into it. Only translated
 * facts have a `language`.
 */
export function translatedProduct({ facts, ...product }: CatalogueProduct, language: Language): ProductDetails {
  if (facts === undefined) return product;
  const { translations, ...english } = facts;
  const translated = language === 'en' ? undefined : translations?.[language];
  return { ...product, facts: translated ? { ...english, ...translated, language } : english };
}
