// Extracts the natural language of a TypeScript file: its comments, its declared names and its test titles.
import ts from 'typescript';

export interface SourceText {
  /** Comments and test titles. */
  readonly prose: string;
  /** The comments as Markdown, each tag in a paragraph of its own. Line comments that follow each other are one. */
  readonly comments: readonly string[];
  /** Each declared name, once for each declaration. Uses do not count, because they follow the declaration. */
  readonly names: readonly string[];
}

const suites = new Set(['describe', 'it', 'test']);

/** Returns the title of `test('…')`, `it.each(rows)('…')` or `test.step('…')`. Returns null for any other call. */
function titleOf(call: ts.CallExpression): string | null {
  let callee: ts.Expression = call.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
  const [title] = call.arguments;
  if (!ts.isIdentifier(callee) || !suites.has(callee.text) || !title) return null;
  return ts.isStringLiteralLike(title) ? title.text : null;
}

/** Returns the name that a node declares, or null. Imports declare no new name. */
function declaredName(node: ts.Node): string | null {
  if (ts.isImportSpecifier(node) || ts.isImportClause(node) || ts.isShorthandPropertyAssignment(node)) return null;
  const { name } = node as { name?: ts.Node };
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node);
  return isDeclaration && name && ts.isIdentifier(name) ? name.text : null;
}

const tag = /^@[a-z]+\b/gm;

/** Returns the text of a comment without its delimiters. */
const markdownOf = (comment: string): string =>
  comment
    .replace(/^\/\*+/, '')
    .replace(/\*+\/$/, '')
    .replaceAll(/^[ \t]*(?:\/\/|\*) ?/gm, '')
    .replaceAll(tag, '\n$&')
    .trim();

/** Returns the comments in the order of the text. Line comments with only white space between them count as one. */
function joined(comments: ReadonlyMap<number, string>, text: string): string[] {
  const found: { comment: string; end: number }[] = [];
  for (const [pos, comment] of [...comments].toSorted(([one], [other]) => one - other)) {
    const before = found.at(-1);
    const follows = before?.comment.startsWith('//') && comment.startsWith('//');
    if (before && follows && /^\s*$/.test(text.slice(before.end, pos))) {
      before.comment += `\n${comment}`;
      before.end = pos + comment.length;
    } else found.push({ comment, end: pos + comment.length });
  }
  return found.map(({ comment }) => comment);
}

/** @param file the path; its extension tells whether the file contains JSX */
export function readSourceText(file: string, text: string): SourceText {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const comments = new Map<number, string>();
  const titles: string[] = [];
  const names: string[] = [];
  const note = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) comments.set(pos, text.slice(pos, end));
  };
  const visit = (node: ts.Node): void => {
    // JSX text is content of the page, and `//` in it is no comment.
    if (ts.isJsxText(node)) return;
    note(ts.getLeadingCommentRanges(text, node.pos));
    note(ts.getTrailingCommentRanges(text, node.end));
    if (ts.isJsxExpression(node)) note(ts.getTrailingCommentRanges(text, node.pos + 1));
    if (ts.isCallExpression(node)) {
      const title = titleOf(node);
      if (title !== null) titles.push(title);
    }
    const name = declaredName(node);
    if (name !== null) names.push(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    prose: [...comments.values(), ...titles].join('\n').replaceAll(/\n\s*\*?\s*/g, ' '),
    comments: joined(comments, text).map(markdownOf),
    names,
  };
}
