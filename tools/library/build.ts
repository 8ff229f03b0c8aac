import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { writeDeclarations } from './declarations.ts';
import { libraries, root, type Library } from './libraries.ts';
import { manifestOf } from './manifest.ts';
import { partFiles, readParts, type Part } from './parts.ts';
import { writeStyles } from './styles.ts';
import { writeTokens } from './tokens.ts';

/**
 * Builds each library as a package in its `dist`. The package has one module for each module of the source, and the
 * types beside them. An application bundles only the modules that it uses.
 */
export async function buildLibraries(): Promise<void> {
  for (const library of libraries) {
    rmSync(library.built, { recursive: true, force: true });
    const imported = await writeModules(library);
    const parts = library.inParts ? readParts(readFileSync(path.join(library.folder, 'src/index.ts'), 'utf8')) : [];
    writeParts(library, parts);
    if (library.isStyled) {
      await writeStyles(library, parts);
      await writeTokens(library);
    }
    for (const [file, source] of Object.entries(library.files))
      cpSync(path.join(library.folder, source), path.join(library.built, file));
    cpSync(path.join(root, 'LICENSE'), path.join(library.built, 'LICENSE'));
    const names = [...imported, ...Object.values(library.files).flatMap((file) => packagesOfStyles(library, file))];
    const manifest = manifestOf(library, [...new Set(names)]);
    writeFileSync(path.join(library.built, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  writeDeclarations();
}

/** @returns the packages that the modules import */
async function writeModules({ folder, built, entryPoints }: Library): Promise<string[]> {
  const source = path.join(folder, 'src');
  const entry = ['index', ...Object.values(entryPoints)].map((file) => path.join(source, `${file}.ts`));
  const outputs = (await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [modulesOnly],
    build: {
      outDir: path.join(built, 'modules'),
      target: 'es2022',
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput[];
  // Vite joins the style sheets that `modulesOnly` has emptied into one file without a rule.
  rmSync(path.join(built, 'modules/ui.css'), { force: true });
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const ids = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return [...new Set(ids.filter((id) => !files.has(id)).map(packageOf))];
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

function writeParts({ built }: Library, parts: readonly Part[]): void {
  const folder = path.join(built, 'parts');
  if (parts.length > 0) mkdirSync(folder, { recursive: true });
  for (const part of parts) {
    const { code, declarations } = partFiles(part);
    writeFileSync(path.join(folder, `${part.name}.js`), code);
    writeFileSync(path.join(folder, `${part.name}.d.ts`), declarations);
  }
}

function packagesOfStyles({ folder }: Library, file: string): string[] {
  if (!file.endsWith('.css')) return [];
  const text = readFileSync(path.join(folder, file), 'utf8');
  return [...text.matchAll(/url\('([^.'][^']*)'\)/g)].map(([, id = '']) => packageOf(id));
}

/** Returns the package of a module id: `react` for `react/jsx-runtime`. */
export function packageOf(id: string): string {
  const [scope = '', name = ''] = id.split('/');
  return id.startsWith('@') ? `${scope}/${name}` : scope;
}
