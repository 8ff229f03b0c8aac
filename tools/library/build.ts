import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as DesignTools from '../../libs/ui/src/theme/designTools.ts';
import type * as Dtcg from '../../libs/ui/src/theme/dtcg.ts';
import { writeDeclarations } from './declarations.ts';
import { libraries, manifestOf, root, ui, type Library } from './libraries.ts';
import { writeStyles } from './styles.ts';

/**
 * Builds each library as a package in its `dist`. The package has one module for each module of the source, and the
 * types beside them. An application bundles only the modules that it uses.
 */
export async function buildLibraries(): Promise<void> {
  for (const library of libraries) {
    rmSync(library.built, { recursive: true, force: true });
    const modules = await writeModules(library);
    // Each module that the index of the design system exports is also an entry point.
    const exported = library === ui ? (modules.get('index.js')?.imports ?? []) : [];
    const parts = new Map(
      exported.filter((file) => modules.has(file)).map((file) => [path.basename(file, '.js'), file.slice(0, -3)]),
    );
    for (const [file, source] of Object.entries(library.files))
      cpSync(path.join(library.folder, source), path.join(library.built, file));
    cpSync(path.join(root, 'LICENSE'), path.join(library.built, 'LICENSE'));
    const manifest = JSON.stringify(manifestOf(library, parts), null, 2);
    writeFileSync(path.join(library.built, 'package.json'), `${manifest}\n`);
    if (library !== ui) continue;
    writeStyles(modules, parts);
    await writeTokens();
  }
  writeDeclarations();
}

/** @returns the built modules by their path in `modules/` */
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
        entry: ['index', ...Object.values(entryPoints)].flatMap((file) =>
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
  // Vite joins the style sheets that `modulesOnly` has emptied into one file without a rule.
  rmSync(path.join(built, 'modules/ui.css'), { force: true });
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/**
 * Vite plugin that leaves only JavaScript modules in the build. Node renders pages on a server and cannot import style
 * sheets or pictures. An application imports the styles itself, and a picture (4 kB at most) is inlined in its module.
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

/** Writes the theme's tokens as files for design tools into `tokens/` of the package. */
async function writeTokens(): Promise<void> {
  const importSource = async <T>(file: string) => {
    const options = { configFile: false as const, root: ui.folder, logLevel: 'error' as const };
    return (await runnerImport<T>(path.join(ui.folder, 'src', file), options)).module;
  };
  const { designTokenFiles } = await importSource<typeof Dtcg>('theme/dtcg.ts');
  const { designToolFiles } = await importSource<typeof DesignTools>('theme/designTools.ts');
  const { prabhatTokens: prabhat } = await importSource<{ prabhatTokens: Dtcg.Brands[string] }>(
    'stories/prabhatTokens.ts',
  );
  for (const [file, document] of Object.entries({
    ...designTokenFiles({ prabhat }),
    ...designToolFiles({ prabhat }),
  })) {
    const whole = path.join(ui.built, 'tokens', file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, `${JSON.stringify(document, null, 2)}\n`);
  }
}

if (import.meta.main) await buildLibraries();
