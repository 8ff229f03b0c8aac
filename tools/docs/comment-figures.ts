import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const phrases = {
  what: /\bwhat\b/giu,
  where: /\bwhere\b/giu,
  'say/tell': /\b(?:say|says|said|tell|tells|told)\b/giu,
  'whoever, nobody …': /\b(?:whoever|whatever|nobody|somebody|everybody)\b/giu,
  beside: /\bbeside\b/giu,
  anew: /\banew\b/giu,
  none: /\bnone\b/giu,
  if: /\bif\b/giu,
  when: /\bwhen\b/giu,
  should: /\bshould\b/giu,
};

/** The comments of a source, each once, without their marks. */
function commentsOf(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.JsxText || ts.isJSDoc(node)) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      found.set(range.pos, text.slice(range.pos, range.end));
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...found.values()];
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];

const wanted = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', ...(wanted.length ? wanted : ['.'])], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|mjs)$/u.test(path));
const isTest = (path: string) =>
  /\.(?:test|stories|suite|journey)\.|\/e2e\/|\/test\/|libs\/fixtures\/|\/src\/journeys\//u.test(path);

const folders = new Map<string, { words: number; lines: number }>();
const prose: string[] = [];
for (const path of files) {
  const text = readFileSync(path, 'utf8');
  const comments = commentsOf(path, text);
  prose.push(...comments);
  const words = comments.reduce((sum, comment) => sum + wordsOf(comment).length, 0);
  const lines = text.split('\n').length - 1;
  const folder = path.split('/').slice(0, path.startsWith('libs') || path.startsWith('apps') ? 2 : 1);
  for (const name of [`${folder.join('/')} ${isTest(path) ? 'tests' : 'product'}`, 'all']) {
    const sum = folders.get(name) ?? { words: 0, lines: 0 };
    folders.set(name, { words: sum.words + words, lines: sum.lines + lines });
  }
}
for (const [name, { words, lines }] of [...folders].toSorted())
  console.log(
    `${name.padEnd(40)} ${String(lines).padStart(6)} lines ${((100 * words) / lines).toFixed(1).padStart(6)} words/100`,
  );

const all = prose.join('\n');
const total = wordsOf(all).length;
console.log(`\nPer 1,000 of ${total} comment words`);
for (const [name, pattern] of Object.entries(phrases))
  console.log(`${name.padEnd(20)} ${((1000 * (all.match(pattern) ?? []).length) / total).toFixed(2)}`);
