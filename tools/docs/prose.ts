// Reads the sentences of a Markdown or MDX document, and measures how easy they are to read.
import { flesch } from 'flesch';
import { marked, type Token, type Tokens } from 'marked';
import { syllable } from 'syllable';

/** A sentence. `isText` is false for a heading or a table cell, which is often only a few words. */
export interface Sentence {
  readonly text: string;
  readonly isText: boolean;
}

const bySentence = new Intl.Segmenter('en', { granularity: 'sentence' });
const byWord = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text; a number counts as one word, a punctuation mark as none. */
export const wordsOf = (text: string): string[] =>
  [...byWord.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** Returns inline tokens as text. A piece of code counts as one word, because the project does not choose its names. */
const inlineText = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) => {
      if (token.type === 'codespan') return 'Code';
      if (token.type === 'image' || token.type === 'html') return '';
      if (token.type === 'br') return ' ';
      if ('tokens' in token && token.tokens) return inlineText(token.tokens);
      return token.type === 'escape' ? token.text : token.raw;
    })
    .join('');

/**
 * Returns the texts of a block: one for a paragraph or heading, one for each list item or table cell, none for code.
 */
function blockTexts(token: Token): Sentence[] {
  switch (token.type) {
    case 'heading':
      return [{ text: inlineText(token.tokens), isText: false }];
    case 'paragraph':
    case 'text':
      return [{ text: 'tokens' in token ? inlineText(token.tokens) : token.raw, isText: true }];
    case 'list':
      return (token as Tokens.List).items.flatMap((item) => item.tokens.flatMap(blockTexts));
    case 'blockquote':
      return (token.tokens ?? []).flatMap(blockTexts);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].flat().map((cell) => ({ text: inlineText(cell.tokens), isText: false }));
    }
    default:
      return [];
  }
}

/** Returns every sentence of a document in order, without code blocks, URLs, JSX and MDX imports. */
export function sentencesOf(markdown: string): Sentence[] {
  const withoutFrontMatter = markdown.replace(/^---\n[^]*?\n---\n/, '').replaceAll(/^(?:import|export) .*$/gm, '');
  return marked
    .lexer(withoutFrontMatter)
    .flatMap(blockTexts)
    .flatMap(({ text, isText }) =>
      [...bySentence.segment(text.replaceAll(/\s+/g, ' '))].map(({ segment }) => ({ text: segment.trim(), isText })),
    )
    .filter(({ text }) => text !== '');
}

/** Flesch reading ease of the sentences in paragraphs and lists: 0 is hard, 100 is easy. */
export function readingEase(sentences: readonly Sentence[]): number {
  const words = sentences
    .filter(({ isText }) => isText)
    .map(({ text }) => wordsOf(text).filter((word) => /^\p{L}/u.test(word)))
    // Labels such as 'Context.' would make any document look easy.
    .filter(({ length }) => length > 3);
  const all = words.flat();
  const syllables = all.reduce((sum, word) => sum + syllable(word), 0);
  return flesch({ sentence: words.length, word: all.length, syllable: syllables });
}
