// A script of its own, because its packages are installed only for this check.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';

const file = path.resolve(process.argv[2] ?? '');
const filename = pathToFileURL(file);
/** The parser validates only named kinds. */
const kinds = 'color dimension font-family font-weight duration cubic-bezier number shadow typography'.split(' ');
const rules = Object.fromEntries(kinds.map((kind) => [`core/valid-${kind}`, 'error']));
const config = defineConfig({ lint: { rules: { ...rules, 'core/consistent-naming': 'off' } } }, { cwd: filename });
const logger = new Logger({ level: 'warn' });
const req = (url) => Promise.resolve(readFileSync(url, 'utf8'));
const { resolver } = await parse([{ filename, src: readFileSync(file, 'utf8') }], { config, logger, req });
const brand = ({ theme }) => [theme, resolver.apply({ theme })['color.brand.solid'].$value.hex];
console.log(JSON.stringify(Object.fromEntries(resolver.listPermutations().map(brand))));
