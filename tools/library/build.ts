import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { binFile } from '../setup/bin.mjs';
import { writeDeclarations } from './declarations.ts';
import { libraries, root, type Library } from './libraries.ts';
import { manifestOf } from './manifest.ts';
import { partFiles, readParts } from './parts.ts';

/**
 * Builds the libraries as packages, each in its `dist`: a module for each module of the source, so that an application
 * takes along what it uses and nothing else, and the types beside them.
 */
export async function buildLibraries(): Promise<void> {
  for (const library of libraries) {
    rmSync(library.built, { recursive: true, force: true });
    const imported = await writeModules(library);
    if (library.inParts) writeParts(library);
    if (library.isStyled) writeStyles(library);
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
async function writeModules({ folder, built, doors }: Library): Promise<string[]> {
  const source = path.join(folder, 'src');
  const entry = ['index', ...Object.values(doors)].map((file) => path.join(source, `${file}.ts`));
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
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const ids = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return [...new Set(ids.filter((id) => !files.has(id)).map(packageOf))];
}

/**
 * Modules and nothing else, because Node, which renders pages on a server, knows no style sheets and no pictures: an
 * application imports the styles itself, and pictures (4 kB at most) lie in their module.
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

/** The rules of the library's own components, without those of its stories and of the screens of the shop. */
function writeStyles({ folder, built }: Library): void {
  const files = ['./src/**/!(*.stories|*.test).tsx', '--outfile', path.join(built, 'styles.css')];
  const panda = binFile(root, '@pandacss/dev', 'panda');
  execFileSync(process.execPath, [panda, 'cssgen', ...files, '--minify', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

function writeParts({ folder, built }: Library): void {
  const parts = path.join(built, 'parts');
  mkdirSync(parts, { recursive: true });
  for (const part of readParts(readFileSync(path.join(folder, 'src/index.ts'), 'utf8'))) {
    const { code, declarations } = partFiles(part);
    writeFileSync(path.join(parts, `${part.name}.js`), code);
    writeFileSync(path.join(parts, `${part.name}.d.ts`), declarations);
  }
}

function packagesOfStyles({ folder }: Library, file: string): string[] {
  if (!file.endsWith('.css')) return [];
  const text = readFileSync(path.join(folder, file), 'utf8');
  return [...text.matchAll(/url\('([^.'][^']*)'\)/g)].map(([, id = '']) => packageOf(id));
}

/** `react/jsx-runtime` belongs to `react`. */
export function packageOf(id: string): string {
  const [scope = '', name = ''] = id.split('/');
  return id.startsWith('@') ? `${scope}/${name}` : scope;
}
