import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel, type IConfigFile } from '@microsoft/api-extractor';
import { buildLibraries } from './build.ts';
import { contract, root, ui } from './libraries.ts';

/** The recorded public API of `libs/ui`, which is in git. */
export const reportFile = path.join(ui.folder, 'ui.api.md');

const scratch = path.join(root, '.cache', 'library', 'report');

/**
 * Copies the declarations of `ui` so that they import `styled-system` as a package, and returns the path of their
 * entry. API Extractor does not expand a package; inside the library it would add five thousand lines of CSS
 * properties.
 */
function copyDeclarations(): string {
  const modules = path.join(scratch, 'modules');
  rmSync(modules, { recursive: true, force: true });
  for (const file of globSync('**/*.d.ts', { cwd: path.join(ui.built, 'modules') })) {
    cpSync(path.join(ui.built, 'modules', file), path.join(modules, file));
    const text = readFileSync(path.join(modules, file), 'utf8');
    writeFileSync(path.join(modules, file), text.replaceAll(/(\.\.\/)+styled-system\//g, '@niramaya/styled-system/'));
  }
  const generated = path.join(scratch, 'node_modules/@niramaya/styled-system');
  rmSync(generated, { recursive: true, force: true });
  cpSync(path.join(ui.built, 'styled-system'), generated, { recursive: true });
  return path.join(modules, 'index.d.ts');
}

/**
 * Returns the public API of the built `libs/ui` as API Extractor reports it, in Markdown. Throws if the declarations
 * have an error.
 */
export function apiReport(): string {
  mkdirSync(scratch, { recursive: true });
  const entry = copyDeclarations();
  const configObject: IConfigFile = {
    projectFolder: ui.built,
    mainEntryPointFilePath: entry,
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'ES2023',
          lib: ['ES2023', 'DOM'],
          module: 'ESNext',
          moduleResolution: 'Bundler',
          jsx: 'react-jsx',
          strict: true,
          skipLibCheck: true,
          types: [],
          paths: { [contract.name]: [path.join(contract.built, 'modules/index.d.ts')] },
        },
        files: [entry],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: 'ui.api.md',
      reportFolder: scratch,
      reportTempFolder: path.join(scratch, 'new'),
      includeForgottenExports: true,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
      extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
    },
  };
  const extractorConfig = ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(ui.built, 'package.json'),
  });
  const problems: string[] = [];
  const result = Extractor.invoke(extractorConfig, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) problems.push(message.text);
      message.handled = true;
    },
  });
  if (problems.length > 0 || result.errorCount > 0)
    throw new Error(`The surface cannot be read:\n${problems.join('\n')}`);
  const report = readFileSync(path.join(scratch, 'ui.api.md'), 'utf8');
  return report.replace(/^ *\/\/ \(undocumented\)\n/gm, '').replaceAll(' (undocumented)', '');
}

if (import.meta.main) {
  // Panda logs an uncaught exception, such as that of a type error, after which the process would end with 0.
  process.exitCode = 1;
  await buildLibraries();
  writeFileSync(reportFile, apiReport());
  console.log(`Written: ${path.relative(root, reportFile)}. Review its changes in the commit.`);
  process.exitCode = 0;
}
