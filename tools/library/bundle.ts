import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { writeIn } from './application.ts';

/** The bundle that Vite creates from an application's source. */
export interface Bundle {
  /** The brotli size of all minified chunks, lazy chunks included. */
  readonly bytes: number;
  /** The files whose code is in the bundle. */
  readonly modules: readonly string[];
}

/** The application itself installs React, Chakra and Emotion. A library is measured by what it adds to them. */
const peers = /^(react|react-dom|@chakra-ui\/react|@emotion\/react)(\/|$)/;

/**
 * Bundles a source file of an application as Vite does for production.
 * @param withPeers whether to bundle React, Chakra and Emotion too
 */
export async function bundleOf(
  application: string,
  name: string,
  source: string,
  { withPeers = false } = {},
): Promise<Bundle> {
  const { output } = (await build({
    configFile: false,
    root: application,
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: writeIn(application, `src/${name}.ts`, source),
        external: withPeers ? [] : peers,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    bytes: chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
    modules: chunks
      .flatMap(({ modules }) => Object.entries(modules))
      .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [nameOf(id)] : [])),
  };
}

/** Returns `@niramaya/ui/modules/Button/Button.js`, in any folder of `node_modules`. */
const nameOf = (id: string): string => id.split(`node_modules${path.sep}`).at(-1) ?? id;
