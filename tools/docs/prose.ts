import { marked, type Token, type Tokens } from 'marked';

/** Returns inline tokens as text. Code becomes the word 'Code', because the project does not choose its names. */
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

/** Returns the text of a Markdown document: its headings, paragraphs, lists and tables, but not its code. */
export function proseOf(markdown: string): string {
  const blocks: string[] = [];
  const add = (tokens: readonly Token[] | undefined) => blocks.push(textOf(tokens).replaceAll('\n', ' '));
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'heading' || token.type === 'paragraph') add(token.tokens);
    // A list item has a text token with tokens of its own. The text token inside a paragraph has none.
    else if (token.type === 'text' && 'tokens' in token && token.tokens) add(token.tokens);
    else if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      for (const cell of [header, ...rows].flat()) add(cell.tokens);
    }
  });
  return blocks.join('\n');
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
