import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { note } from '../test/notes.ts';
import { apiReport, reportFile } from './api-report.ts';
import { writeIn } from './application.ts';
import { bundleOf } from './bundle.ts';
import { typesSource } from './consumer.ts';
import { ui } from './libraries.ts';
import { readParts } from './parts.ts';
import { danglingImports, typeFaults } from './types.ts';

const patience = 300_000;
const parts = readParts(readFileSync(path.join(ui.folder, 'src/index.ts'), 'utf8'));

const application = inject('application');

test('the public surface of @niramaya/ui is the one that was agreed on', { timeout: patience }, () => {
  const agreed = readFileSync(reportFile, 'utf8');
  expect(
    apiReport(),
    'The public surface of @niramaya/ui has changed. If it should: npm run api-report, and look at it in the commit.',
  ).toBe(agreed);
});

test('types are right for anyone who installs the packages', { timeout: patience }, () => {
  writeIn(application, 'types.tsx', typesSource);
  writeIn(
    application,
    'parts.ts',
    parts.map(({ name }, at) => `export * as part${at} from '${ui.name}/${name}';\n`).join(''),
  );
  expect(danglingImports(application)).toEqual([]);
  expect(typeFaults(application, ['types.tsx', 'parts.ts'])).toEqual([]);
});

test('Node renders it without a bundler, the main entry point and each part', { timeout: patience }, () => {
  const file = writeIn(
    application,
    'render.mjs',
    `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button, UiProvider } from '@niramaya/ui';
${parts.map(({ name }) => `import '@niramaya/ui/${name}';`).join('\n')}
console.log(renderToString(createElement(UiProvider, null, createElement(Button, null, 'Add to cart'))));
`,
  );
  const html = execFileSync(process.execPath, [file], { cwd: application, encoding: 'utf8' });
  expect(html).toMatch(/<button [^>]*>.*Add to cart.*<\/button>/s);
});

test('a button does not bring the carousel along', { timeout: patience }, async () => {
  const uses = {
    'Button from the main entry point': `export { Button } from '${ui.name}';`,
    'Button from its part': `export { Button } from '${ui.name}/Button';`,
    Dialog: `export { Dialog } from '${ui.name}';`,
    Carousel: `export { Carousel } from '${ui.name}';`,
    everything: `export * from '${ui.name}';`,
  };
  const bundles = new Map<string, Awaited<ReturnType<typeof bundleOf>>>();
  for (const [at, [use, source]] of Object.entries(uses).entries()) {
    const bundle = await bundleOf(application, `use${at}`, source);
    bundles.set(use, bundle);
    const rendered = `export { createRoot } from 'react-dom/client';\n${source}`;
    const whole = await bundleOf(application, `whole${at}`, rendered, { withPeers: true });
    note(`${use}: ${bundle.bytes} bytes as brotli, ${bundle.modules.length} modules; with the peers ${whole.bytes}`);
  }
  const modulesOf = (use: keyof typeof uses) => bundles.get(use)?.modules ?? [];
  /** The modules of components, without those that style every component. */
  const componentsOf = (use: keyof typeof uses) =>
    modulesOf(use)
      .filter(
        (id) =>
          id.startsWith('@niramaya/') && !/^@niramaya\/ui\/modules\/(theme|styled-system\/(css|jsx|helpers))/.test(id),
      )
      .toSorted();
  const ofButton = [
    '@niramaya/ui/modules/Button/Button.js',
    '@niramaya/ui/modules/Button/ButtonBox.js',
    '@niramaya/ui/modules/Spinner/Spinner.js',
    '@niramaya/ui/modules/UiLink/LinkProvider.js',
    '@niramaya/ui/modules/styled-system/recipes/button.js',
    '@niramaya/ui/modules/styled-system/recipes/create-recipe.js',
    '@niramaya/ui/modules/styled-system/recipes/spinner-wheel.js',
  ];
  expect(componentsOf('Button from its part')).toEqual(ofButton);
  expect(componentsOf('Button from the main entry point')).toEqual(ofButton);
  expect(modulesOf('Carousel').join()).toContain('react-slick');
});
