// Reads the file paths and the links in a Markdown document.
import { marked, type Token, type Tokens } from 'marked';

/** Returns every token of a document, including those inside lists, tables and links. */
function tokensOf(markdown: string): Token[] {
  const tokens: Token[] = [];
  void marked.walkTokens(marked.lexer(markdown), (token) => void tokens.push(token));
  return tokens;
}

/** A path from the root of the workspace; with `<…>` or `…` it is a pattern for the reader. */
const path = /^(?:apps|libs|tools|docs|deploy|examples|\.storybook|\.github)\/[\w.@*{},/-]+$/;

/** Returns the files and folders that a document names as code. */
export const namedPaths = (markdown: string): string[] => [
  ...new Set(
    tokensOf(markdown)
      .filter((token): token is Tokens.Codespan => token.type === 'codespan')
      .map(({ text }) => text)
      .filter((text) => path.test(text)),
  ),
];

/** Returns the links of a document to files of the workspace, as they are written: `../hindi.md#glossary`. */
export const localLinks = (markdown: string): string[] => [
  ...new Set(
    tokensOf(markdown)
      .filter((token): token is Tokens.Link | Tokens.Image => token.type === 'link' || token.type === 'image')
      .map(({ href }) => href)
      .filter((href) => !/^(?:[a-z]+:|\?|mailto)/.test(href)),
  ),
];

/** Returns the anchors that common hosts generate for the headings of a document: `#the-nx-targets`. */
export const anchorsOf = (markdown: string): string[] =>
  tokensOf(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading')
    .map(({ text }) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    );
