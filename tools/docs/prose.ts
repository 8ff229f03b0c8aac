// Reads the sentences of a Markdown document, and measures how easy they are to read.
import { flesch } from 'flesch';
import { marked, type Token, type Tokens } from 'marked';
import { syllable } from 'syllable';

const bySentence = new Intl.Segmenter('en', { granularity: 'sentence' });
const byWord = new Intl.Segmenter('en', { granularity: 'word' });

/** Returns the words of a text. A number counts as one word, a punctuation mark as none. */
export const wordsOf = (text: string): string[] =>
  [...byWord.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** Returns inline tokens as text. A piece of code counts as one word, because the project does not choose its names. */
const textOf = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) => {
      if (token.type === 'codespan') return 'Code';
      if (token.type === 'image' || token.type === 'html') return '';
      if (token.type === 'br') return ' ';
      if ('tokens' in token && token.tokens) return textOf(token.tokens);
      return token.type === 'escape' ? token.text : token.raw;
    })
    .join('');

/** Returns the sentences of paragraphs and lists, and those of headings and table cells, which are often a few words. */
export function sentencesOf(markdown: string): { running: string[]; labels: string[] } {
  const running: string[] = [];
  const labels: string[] = [];
  const add = (to: string[], tokens: readonly Token[]) => {
    const text = textOf(tokens).replaceAll('\n', ' ');
    to.push(
      ...[...bySentence.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== ''),
    );
  };
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'heading') add(labels, token.tokens ?? []);
    else if (token.type === 'paragraph') add(running, token.tokens ?? []);
    // The text of a list item. The text of a paragraph has no tokens.
    else if (token.type === 'text' && 'tokens' in token && token.tokens) add(running, token.tokens);
    else if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      for (const cell of [header, ...rows].flat()) add(labels, cell.tokens);
    }
  });
  return { running, labels };
}

/** Returns the Flesch reading ease of sentences: 0 is hard, 100 is easy. */
export function readingEase(sentences: readonly string[]): number {
  // Labels such as 'Context.' would make any document look easy.
  const words = sentences.map(wordsOf).filter(({ length }) => length > 3);
  const all = words.flat().filter((word) => Number.isNaN(Number.parseFloat(word)));
  return flesch({
    sentence: words.length,
    word: all.length,
    syllable: all.reduce((sum, word) => sum + syllable(word), 0),
  });
}

/** Returns the links of a document to files, without their anchors. */
export function linkedFiles(markdown: string): string[] {
  const files: string[] = [];
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if ((token.type === 'link' || token.type === 'image') && !URL.canParse(token.href as string))
      files.push((token.href as string).split('#')[0] ?? '');
  });
  return files.filter((file) => file !== '');
}
