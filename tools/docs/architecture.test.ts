// Checks that the files and link targets that documents name exist.
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents, readDocument, root } from './documents.ts';
import { anchorsOf, localLinks, namedPaths } from './references.ts';

/** Whether the document is a superseded decision, which may name deleted files. */
const isHistory = (markdown: string) => markdown.includes('**Status.** Superseded');

/** Files outside of git: the output of a build, and files that an operator adds. `X` is any name. */
const elsewhere = /\/(?:dist|styled-system)$|^deploy\/(?:\.env|secrets\/.*)$|\/X\.ts$/;

const missingPaths = (markdown: string): string[] =>
  namedPaths(markdown).filter((named) => !elsewhere.test(named) && globSync(named, { cwd: root }).length === 0);

/** Returns the broken links of a document: the file or the heading does not exist. */
function brokenLinks(file: string, markdown: string): string[] {
  return localLinks(markdown).filter((link) => {
    const [target = '', anchor] = link.split('#');
    const linked = target === '' ? file : path.join(path.dirname(file), target);
    if (!existsSync(path.join(root, linked))) return true;
    return anchor !== undefined && !anchorsOf(readDocument(linked)).includes(anchor);
  });
}

describe.each(documents)('%s', (file) => {
  const markdown = readDocument(file);

  test('names files that exist', () => {
    expect(isHistory(markdown) ? [] : missingPaths(markdown)).toEqual([]);
  });

  test('links to files and headings that exist', () => {
    expect(brokenLinks(file, markdown)).toEqual([]);
  });
});

describe('the architecture page', () => {
  const page = readDocument('docs/architecture.md');

  test('names every project but the feature libraries, and the files of each walk', () => {
    const projects = globSync('{apps,libs}/*', { cwd: root }).filter((project) => !project.startsWith('libs/feature-'));
    const named = namedPaths(page);
    expect(projects.filter((project) => !named.includes(project))).toEqual([]);
    expect(named.length).toBeGreaterThan(100);
  });

  test.each(['add to cart', 'filter the listing', 'sign in'])('walks through: %s', (action) => {
    const [, walk = ''] = page.split(new RegExp(`^## Walk \\d: ${action}$`, 'm'));
    const [steps = ''] = walk.split(/^## /m);
    expect(namedPaths(steps).length).toBeGreaterThan(8);
  });
});

test('a file that is not there is a fault, and so is a link to one or to no heading of it', () => {
  const page =
    '# Page\n\nSee `apps/storefront/src/main.tsx`, `libs/ui/src/Gone.tsx`, `libs/*/src` and [one](gone.md), [two](library.md#versions), [three](library.md#gone).';
  expect(missingPaths(page)).toEqual(['libs/ui/src/Gone.tsx']);
  expect(brokenLinks('docs/page.md', page)).toEqual(['gone.md', 'library.md#gone']);
});
