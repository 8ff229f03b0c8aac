import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as DesignTools from '../../libs/ui/src/theme/designTools.ts';
import type * as Dtcg from '../../libs/ui/src/theme/dtcg.ts';
import { writeDeclarations } from './declarations.ts';
import { libraries, manifestOf, root, ui, type Library } from './libraries.ts';
import { writeStyles } from './styles.ts';

export async function buildLibraries(): Promise<void> {
  for (const library of libraries) {
    rmSync(library.built, { recursive: true, force: true });
    const modules = await writeModules(library);
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
  // Vite joins the emptied style sheets into this file.
  rmSync(path.join(built, 'modules/ui.css'), { force: true });
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** Node cannot import style sheets or pictures. */
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
