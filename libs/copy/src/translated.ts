/**
 * The properties of a text module that are keys of the code in every language: an icon, a picture, an id, a speciality.
 */
type Key = 'icon' | 'picture' | 'id' | 'speciality';

/**
 * The type of a module of texts in another language, made from its English. A literal becomes `string`, and a function
 * keeps its parameters. A missing, a superfluous or a misspelled key does not compile.
 */
export type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : { [Name in keyof English]: Name extends Key ? English[Name] : Translated<English[Name]> };
