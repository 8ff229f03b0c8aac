import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const copy = path.join(root, '.cache/third-language');
const build = path.join(copy, 'dist');

const inCopy = (file: string) => path.join(copy, file);

/** Replaces a text in a file of the copy, and throws if it is not there. */
function replace(file: string, text: string, replacement: string): void {
  const before = readFileSync(inCopy(file), 'utf8');
  if (!before.includes(text)) throw new Error(`${file} does not contain ${text}.`);
  writeFileSync(
    inCopy(file),
    before.replace(text, () => replacement),
  );
}

/**
 * The module that makes the texts of a made-up language: the English texts in brackets. The properties of `keys` have
 * values that code compares, which stay as they are.
 */
const inBrackets = `import type { Translated } from '../translated.ts';

const keys = ['icon', 'picture', 'id', 'speciality'];

function bracketed(value: unknown): unknown {
  if (typeof value === 'string') return \`[\${value}]\`;
  if (typeof value === 'function') return (...values: unknown[]) => bracketed(value(...values));
  if (Array.isArray(value)) return value.map(bracketed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, keys.includes(key) ? one : bracketed(one)]),
  );
}

export const inBrackets = <Texts>(texts: Texts) => bracketed(texts) as Translated<Texts>;
`;

const facts = 'libs/fixtures/src/catalogue/facts';

/** The facts of the demo products in the made-up language, as far as a compiler looks at them. */
const factsInBrackets = `import type { FactsInLanguage } from '../kind.ts';

export const factsInBrackets: FactsInLanguage = {
  kinds: { vitamins: {}, nutrition: {}, personalCare: {}, skinCare: {}, ayurveda: {} },
  units: {},
  note: '[Demonstration text]',
};
`;

/** Writes a module of texts in the made-up language, with an export for each one of the English module. */
async function writeModule(file: string): Promise<void> {
  const names = Object.keys((await import(path.join(root, 'libs/copy/src/en', file))) as object);
  const lines = [
    `import * as english from '../en/${file}';`,
    `import type { Translated } from '../translated.ts';`,
    `import { inBrackets } from './in-brackets.ts';`,
    ...names.map((name) => `export const ${name}: Translated<typeof english.${name}> = inBrackets(english.${name});`),
  ];
  writeFileSync(inCopy(`libs/copy/src/qa/${file}`), lines.join('\n'));
}

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  const isSource = (file: string) => !/[\\/](node_modules|dist|e2e|demo)$|\.(test|stories)\.tsx?$/.test(file);
  for (const name of ['apps', 'libs'])
    cpSync(path.join(root, name), inCopy(name), { recursive: true, filter: (file) => isSource(file) });
  for (const name of ['package.json', 'postcss.config.mjs', 'tsconfig.base.json', '.browserslistrc'])
    cpSync(path.join(root, name), inCopy(name));
  mkdirSync(inCopy('node_modules/@niramaya'), { recursive: true });
  for (const folder of ['apps', 'libs'])
    for (const name of readdirSync(inCopy(folder)))
      symlinkSync(inCopy(`${folder}/${name}`), inCopy(`node_modules/@niramaya/${name}`));

  // From here on, the steps of docs/languages.md.
  replace('libs/contract/src/rules/language.ts', "hi: 'हिन्दी' }", "hi: 'हिन्दी', qa: '[English]' }");
  replace('libs/copy/package.json', '"hi": "./src/hi/*.ts",', '"hi": "./src/hi/*.ts", "qa": "./src/qa/*.ts",');
  const offer = "{ own: '[also]', here: 'This shop is also in brackets', change: '[English]' }";
  replace('libs/copy/src/en/language-offer.ts', '  hi: {', `  qa: ${offer},\n  hi: {`);
  mkdirSync(inCopy('libs/copy/src/qa'));
  writeFileSync(inCopy('libs/copy/src/qa/in-brackets.ts'), inBrackets);
  writeFileSync(
    inCopy('libs/copy/src/qa/language.ts'),
    "import { languageCopyOf } from '../language-copy.ts';\nexport const languageCopy = languageCopyOf('qa');",
  );
  mkdirSync(inCopy(`${facts}/qa`));
  writeFileSync(inCopy(`${facts}/qa/index.ts`), factsInBrackets);
  replace(
    `${facts}/translated-facts.ts`,
    'import { factsInHindi }',
    "import { factsInBrackets } from './qa/index.ts';\nimport { factsInHindi }",
  );
  replace(`${facts}/translated-facts.ts`, '{ hi: factsInHindi }', '{ hi: factsInHindi, qa: factsInBrackets }');
  const modules = readdirSync(path.join(root, 'libs/copy/src/en')).filter((file) => !file.endsWith('.test.ts'));
  for (const file of modules) if (file !== 'language.ts') await writeModule(file);
});

it('a third language compiles with a folder of texts, a folder of facts and a line in four files', () => {
  const settings = {
    extends: './tsconfig.base.json',
    include: [
      'libs/contract/src',
      'libs/copy/src',
      `${facts}/translated-facts.ts`,
      'libs/feature-covid/src',
      'apps/mock-server/src/storefront',
      // This module adds `log` to the type of a request.
      'apps/mock-server/src/http/request-log.ts',
      'apps/storefront/build/language.ts',
      'apps/storefront/build/head.ts',
      'apps/storefront/service-worker',
    ],
  };
  writeFileSync(inCopy('tsconfig.json'), JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--project', copy, '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('');
});

/** Starts the file server of the copy in a process of its own, requests pages from it, and prints the responses. */
const requests = `
import express from 'express';
import { once } from 'node:events';
import { findFile, sendFound } from './apps/mock-server/src/storefront/files.ts';
const server = express().use(findFile(process.argv[2], process.argv[2]), sendFound).listen(0, '127.0.0.1');
await once(server, 'listening');
const get = async (address, cookie) => {
  const response = await fetch(\`http://127.0.0.1:\${server.address().port}\${address}\`, { headers: { cookie } });
  const { headers } = response;
  return { language: headers.get('content-language'), cookie: headers.get('set-cookie'), html: await response.text() };
};
console.log(JSON.stringify([
  await get('/cart?lang=qa', ''),
  await get('/cart', 'niramaya-language=qa'),
  await get('/cart', ''),
]));
server.close();
`;

it('the pages of a third language are built, linked and served as those of the second', { timeout: 180_000 }, () => {
  // Vitest sets NODE_ENV to `test`, with which Vite would build React's development mode.
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = (cwd: string, ...args: string[]) => execFileSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  const script = inCopy('apps/storefront/build/translation.ts');
  const serverFolder = inCopy('server');
  run(inCopy('apps/storefront'), '--conditions=qa', script, path.join(build, 'qa'), serverFolder);
  mkdirSync(path.join(build, 'cart'), { recursive: true });
  writeFileSync(path.join(build, 'cart/index.html'), 'In English');
  writeFileSync(inCopy('requests.ts'), requests);
  const [chosen, kept, unchosen] = JSON.parse(run(copy, 'requests.ts', build)) as Record<string, string>[];

  expect([chosen?.language, kept?.language, unchosen?.language]).toEqual(['qa', 'qa', 'en']);
  expect([chosen?.cookie, unchosen?.html]).toEqual([expect.stringMatching(/^niramaya-language=qa; /), 'In English']);
  expect(kept?.html).toBe(chosen?.html);
  const html = chosen?.html ?? '';
  expect(html).toContain('<html lang="qa">');
  expect(html).toContain('[Total Products in Cart]');
  const languages = (elements: string) =>
    [...html.matchAll(new RegExp(`<${elements}[^>]* hrefLang="([^"]+)"[^>]*>`, 'gi'))].map(([, language]) => language);
  expect(languages('link')).toEqual(['en', 'hi', 'qa', 'x-default']);
  // The header has the links; the menu opens with JavaScript.
  expect(languages('a')).toEqual(['en', 'hi']);
});
