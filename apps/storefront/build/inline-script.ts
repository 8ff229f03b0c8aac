import path from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { languageConditions } from './language.ts';

const folder = path.resolve(import.meta.dirname, '../inline');

interface Options {
  /** Whether a browser that knows only ES5 must be able to parse the script, whose source then has that syntax. */
  readonly isEs5?: boolean;
}

/** Bundles a file of `inline/` with its imports. Returns the text of a classic script. */
export async function inlineScript(name: string, { isEs5 = false }: Options = {}): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: [...languageConditions, ...defaultClientConditions] },
    build: {
      target: browserslistToEsbuild(),
      write: false,
      // The minifier writes strings as template literals, which ES5 does not have.
      minify: !isEs5,
      rolldownOptions: {
        input: path.join(folder, `${name}.ts`),
        output: { format: 'iife', comments: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
