// The list of house words: words that this project once used in a sense of its own, and the standard word for each.
import { sentencesOf } from './prose.ts';

export interface HouseWord {
  /** The word as a fault shows it. */
  readonly word: string;
  /** What to write. */
  readonly instead: string;
  /** Matches the word in prose: documents, comments and test titles. It does not match other senses of the word. */
  readonly prose: RegExp;
  /** Matches the word in a declared name or in the path of a file. */
  readonly name?: RegExp;
}

/** Keys of a keyboard, for which "press" is correct, and attributes of the web platform. */
const keys = String.raw`(?!\s+(?:and\s+holds?\s+)?(?:\w+ )?(?:Escape|Enter|Tab|Space|Shift|Home|End|Ctrl|Control|Arrow\w*|keys?)\b)`;

export const houseWords: readonly HouseWord[] = [
  {
    word: 'alive',
    instead: 'hydrated, hydration',
    prose: /(?<!keep[- ])\balive\b(?! and)|\b(?:comes?|came) to life\b/gi,
  },
  {
    word: 'drawn ahead',
    instead: 'prerendered, server-rendered markup',
    prose: /\b(?:drawn|painted|rendered) (?:ahead|before (?:JavaScript|the scripts?))\b/gi,
  },
  {
    word: 'draw anew',
    instead: 'render, re-render',
    // An SVG, a line or a chart is drawn; a component, a screen or a page is rendered.
    prose:
      /\b(?:draws?|drawn|drawing) (?:anew|again|ahead|whole)\b|\bre-?drawn?\b|\b(?:component|story|screen|page|element|item)s? (?:is|are) drawn\b/gi,
    name: /^redraw|Redraw|drawAnew|^drawShop$/,
  },
  {
    word: 'dress',
    instead: 'style, recipe, variant',
    prose: /\b(?:dress(?:es|ed)?|wardrobe)\b/gi,
    name: /(?<![aA]d)[dD]ress(?!ing)|[wW]ardrobe/,
  },
  { word: 'foresee', instead: 'precompute', prose: /\b(?:foresee[ns]?|foresaw)\b/gi, name: /[fF]oresee/ },
  {
    word: 'late part',
    instead: 'chunk, lazy component, deferred section',
    prose: /\b(?:late|lazy) parts?\b|\bparts? of (?:their|its) own, fetched\b/gi,
    name: /late-?parts?/i,
  },
  {
    word: 'door',
    instead: 'public entry point; control socket',
    // A parcel and a doctor come to the shopper's door.
    prose: /(?<!\b(?:your|the shopper's|next) )\bdoors?\b/gi,
    name: /^doors?$|^(?:open|close|main)Door|\/door\./,
  },
  {
    word: 'telephone',
    instead: 'mobile; phone for the number',
    prose: /\btelephones?\b|\bwide pages?\b/gi,
    name: /[tT]elephone/,
  },
  {
    word: 'answers of the API',
    instead: 'response, response cache',
    prose:
      /\banswers? of the (?:API|server)\b|\b(?:kept|made-up|error|cached|API|API's|server's) answers?\b|\banswer(?:s|ed|ing)?(?: with)?(?: a| an)? [1-5]\d\d\b/gi,
    name: /[kK]ept-?Answers?/,
  },
  { word: 'early use', instead: 'events before hydration, replay', prose: /\bearly use\b/gi, name: /[eE]arly-?[uU]se/ },
  { word: 'errand', instead: 'user flow, journey', prose: /\berrands?\b/gi, name: /[eE]rrand/ },
  { word: 'pretended', instead: 'mock, fixture', prose: /\bpretended\b/gi, name: /[pP]retended/ },
  { word: 'whoever', instead: 'name the person or the thing', prose: /\bwho(?:so)?ever\b/gi },
  { word: 'stands elsewhere', instead: 'name the thing', prose: /\bwhat (?:stands|lies) (?:elsewhere|beside it)\b/gi },
  {
    word: 'press',
    instead: 'click; a key is pressed',
    prose: new RegExp(String.raw`(?<!\baria-)\bpress(?:es|ed|ing)?\b${keys}`, 'gi'),
    name: /^press(?!ure)|[a-z]Press(?!ure)(?:ed|es)?(?![a-z])/,
  },
  { word: 'letter', instead: 'keystroke', prose: /\b(?:press|click)(?:es)? (?:or|nor) a letter\b/gi },
  {
    word: 'photograph',
    instead: 'screenshot; a prescription is photographed',
    prose: /\bphotograph(?:s|ed|ing)?\b(?! of (?:a |the )?prescription)/gi,
    name: /[pP]hotograph/,
  },
  {
    word: 'accepted picture',
    instead: 'baseline',
    prose: /\baccepted pictures?\b|\bpictures? of (?:a|the|every|each) stor(?:y|ies)\b/gi,
  },
  {
    word: 'stand-in',
    instead: 'fallback, placeholder',
    prose: /\bstand-ins?\b|\bstands? in for\b/gi,
    name: /standIn|StandIn/,
  },
  { word: 'anew', instead: 'again, or a verb with re-', prose: /\banew\b/gi, name: /[a-z]Anew|^anew$|-anew/ },
  { word: 'gives away', instead: 'exports', prose: /\bg(?:ives?|ave|iven) away\b/gi },
  {
    word: 'says so',
    instead: 'shows a message, returns an error, logs it',
    prose: /\bsa(?:ys?|id) so\b/gi,
    name: /OrSay\b/,
  },
  { word: 'offer a route', instead: 'defineRoute', prose: /\boffers? (?:an?|the) (?:address|route)\b/gi },
  { word: 'wishes', instead: 'user preferences', prose: /\bwish(?:es)?\b/gi, name: /^wishes$|[a-z]Wishes/ },
  { word: 'book', instead: 'Storybook checks', prose: /\btools\/book\b/gi, name: /^tools\/book\/|\/book-/ },
];

/** A house word that a file may keep, with the reason. */
export interface Allowed {
  readonly word: string;
  readonly file: RegExp;
  readonly reason: string;
}

export const allowed: readonly Allowed[] = [
  { word: 'photograph', file: /prescription/i, reason: 'A shopper photographs a prescription.' },
];

type Counts = Readonly<Record<string, number>>;

/** Counts by word, without the words that do not occur and those that the file may keep. */
const countsOf = (file: string, timesOf: (word: HouseWord) => number): Counts =>
  Object.fromEntries(
    houseWords
      .filter(({ word }) => !allowed.some((one) => one.word === word && one.file.test(file)))
      .map((one): [string, number] => [one.word, timesOf(one)])
      .filter(([, times]) => times > 0),
  );

/** Counts each house word in a prose text; words that do not occur are left out. */
export const houseWordsInProse = (text: string, file: string): Counts =>
  countsOf(file, ({ prose }) => text.match(prose)?.length ?? 0);

/** Counts each house word in the names that a file declares and in its path. */
export const houseWordsInNames = (names: readonly string[], file: string): Counts =>
  countsOf(file, ({ name }) => (name ? [...names, file].filter((one) => name.test(one)).length : 0));

/** Returns the house words of a Markdown document, each with its sentence and what to write. */
export const houseWordsInDocument = (markdown: string, file: string): string[] =>
  sentencesOf(markdown).flatMap(({ text }) =>
    Object.keys(houseWordsInProse(text, file)).map(
      (word) => `"${word}": write ${houseWords.find((one) => one.word === word)?.instead}. ${text}`,
    ),
  );
