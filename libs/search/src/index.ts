export * from './find-titles.ts';
export { browsedFormIn, type BrowsedForm } from './forms.ts';
export * from './interpret.ts';
export { termIn } from './names-in-text.ts';
export * from './rank.ts';
export type { Term } from './read-word.ts';
export type { Concern, SearchTerm } from './terms.ts';
export * from './vocabulary.ts';
export * from './words.ts';
