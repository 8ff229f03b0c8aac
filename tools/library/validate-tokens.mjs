// Validates design tokens: `node validate-tokens.mjs FILE.resolver.json`. It reads them with the parser of Terrazzo, which
// knows the format of the W3C community group. It prints the tokens of each context of a resolver document, or the
// parser's errors. It is a script of its own because its packages are installed for this check alone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';

const file = path.resolve(process.argv[2] ?? '');
const filename = pathToFileURL(file);
const src = readFileSync(file, 'utf8');
/** Kinds of values that the theme has; the parser looks at each only where it is told to. */
const kinds = 'color dimension font-family font-weight duration cubic-bezier number shadow typography'.split(' ');
const rules = Object.fromEntries(kinds.map((kind) => [`core/valid-${kind}`, 'error']));
// Names are those of the theme.
const lint = { rules: { ...rules, 'core/consistent-naming': 'off' } };
const config = defineConfig({ lint }, { cwd: filename });
const req = (url) => Promise.resolve(readFileSync(url, 'utf8'));
const { resolver, tokens } = await parse([{ filename, src }], { config, logger: new Logger({ level: 'warn' }), req });
const resolved = file.endsWith('.resolver.json')
  ? resolver.listPermutations().map((input) => [input.theme, resolver.apply(input)])
  : [['', tokens]];
const values = (set) =>
  Object.fromEntries(Object.entries(set).map(([id, { $type, $value }]) => [id, { $type, $value }]));
console.log(JSON.stringify(Object.fromEntries(resolved.map(([name, set]) => [name, values(set)]))));
