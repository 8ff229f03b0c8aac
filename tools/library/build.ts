import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { writeDeclarations } from './declarations.ts';
import { libraries, manifestOf, root, ui, type Library } from './libraries.ts';
import { writeStyles } from './styles.ts';

/** Builds every library into its `built` folder. */
export async function buildLibraries(): Promise<void> {
  for (const library of libraries) {
    rmSync(library.built, { recursive: true, force: true });
    const modules = await writeModules(library);
    // Each component that the index of `ui` exports gets a subpath of its own in the package, such as `./Button`.
    const exported = library === ui ? (modules.get('index.js')?.imports ?? []) : [];
    const parts = new Map(
      exported
        .filter((file) => modules.has(file))
        .map((file) => [`./${path.basename(file, '.js')}`, file.replace(/\.js$/, '')]),
    );
    for (const [file, source] of Object.entries(library.files))
      cpSync(path.join(library.folder, source), path.join(library.built, file));
    cpSync(path.join(root, 'LICENSE'), path.join(library.built, 'LICENSE'));
    const manifest = JSON.stringify(manifestOf(library, parts), null, 2);
    writeFileSync(path.join(library.built, 'package.json'), `${manifest}\n`);
    if (library === ui) writeStyles(modules, parts);
  }
  writeDeclarations();
}

/** Builds the modules of a library, each source file as one module, and returns them by their file names. */
async function writeModules({ folder, built, entryPoints }: Library): Promise<Map<string, Rolldown.OutputChunk>> {
  const source = path.join(folder, 'src');
  const outputs = (await build({
    configFile: false,
    root: folder,
    mode: 'production',
    logLevel: 'error',
    plugins: [modulesOnly],
    build: {
      outDir: path.join(built, 'modules'),
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.values(entryPoints).flatMap((file) =>
          globSync(path.join(source, `${file}.ts`), { exclude: ['**/*.test.ts'] }),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput[];
  // Vite writes this file with all style sheets of `ui`. It is empty, because `modulesOnly` has emptied each of them.
  rmSync(path.join(built, 'modules/ui.css'), { force: true });
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/**
 * A plugin for modules that Node can import: a style sheet becomes an empty module, and a picture a `data:` address.
 */
const modulesOnly: Plugin = {
  name: 'modules-only',
  enforce: 'pre',
  load: (id) => {
    if (id.endsWith('.css')) return { code: 'export {};', moduleSideEffects: false, moduleType: 'js' };
    if (!id.endsWith('.svg?no-inline')) return undefined;
    const address = `data:image/svg+xml,${encodeURIComponent(readFileSync(id.replace('?no-inline', ''), 'utf8'))}`;
    return { code: `export default ${JSON.stringify(address)};`, moduleType: 'js' };
  },
};

if (import.meta.main) {
  // Panda logs an uncaught exception, such as that of a type error, after which the process would end with 0.
  process.exitCode = 1;
  await buildLibraries();
  process.exitCode = 0;
}
