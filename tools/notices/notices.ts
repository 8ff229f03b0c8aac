import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** The name, version, SPDX licence and first copyright lines of an installed package. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly copyright: readonly string[];
}

/**
 * The texts by which a copyright line is found. The word alone is not enough, because the terms of a licence have it
 * too.
 */
const marks = ['copyright (c)', 'copyright ©', 'copyright 1', 'copyright 2'];

async function noticeOf(folder: string, name: string): Promise<Notice | null> {
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => null);
  // A package for another operating system is not installed.
  if (manifest === null) return null;
  const { version, license } = JSON.parse(manifest) as { version: string; license?: string };
  const file = (await readdir(folder)).find((entry) =>
    ['license', 'licence'].some((name) => entry.toLowerCase().startsWith(name)),
  );
  const text = file ? await readFile(path.join(folder, file), 'utf8') : '';
  const lines = text.split('\n').map((line) => line.trim());
  const copyright = [...new Set(lines.filter((line) => marks.some((mark) => line.toLowerCase().includes(mark))))];
  // The first three lines are the package's own; others are of the code that a package bundles, whose texts are in the
  // licence file of the package.
  return { name, version, licence: license ?? 'see the package', copyright: copyright.slice(0, 3) };
}

/**
 * Returns the notices of the direct dependencies of the root package, sorted by name. Packages for other operating
 * systems are left out.
 */
export async function readNotices(root: string): Promise<Notice[]> {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const names = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)].sort();
  const notices = await Promise.all(names.map((name) => noticeOf(path.join(root, 'node_modules', name), name)));
  return notices.filter((notice) => notice !== null);
}

/** Returns the text of THIRD-PARTY-NOTICES.md. */
export const noticesPage = (notices: readonly Notice[]): string =>
  [
    '<!-- Written by `npm run notices`; do not edit. -->',
    '',
    '# Notices of third parties',
    '',
    'Niramaya is built with these packages. Each comes with the full text of its licence. The fonts Anek Latin and',
    'Anek Devanagari are served with the shop under the SIL Open Font License 1.1. All pictures are our own.',
    '',
    ...notices.flatMap(({ name, version, licence, copyright }) => [
      `## ${name} ${version}`,
      '',
      licence,
      ...copyright.flatMap((line) => ['', line.replaceAll('<', '&lt;')]),
      '',
    ]),
  ].join('\n');
