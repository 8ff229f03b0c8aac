import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, inject, test } from 'vitest';
import { apiReport, reportFile } from './api-report.ts';
import { typeErrors } from './application.ts';
import { ui } from './libraries.ts';

const timeout = 300_000;
const application = inject('application');

function writeIn(file: string, text: string): string {
  const whole = path.join(application, file);
  writeFileSync(whole, text);
  return whole;
}

test('the public API of @niramaya/ui matches the recorded one', { timeout }, () => {
  expect(apiReport(), 'npm run api-report records the new API: review it in the commit.').toBe(
    readFileSync(reportFile, 'utf8'),
  );
});

/** Types that have become `any` reject no wrong use. */
const uses = `
import '@niramaya/ui/fonts.css';
import '@niramaya/ui/styles.css';
import '@niramaya/ui/styles/base.css';
import { Button, Price, ProductLine, TextField, UiProvider, useColorMode, type ButtonProps, type CarouselItem } from '@niramaya/ui';
import { Button as Alone } from '@niramaya/ui/Button';
import { colorModeScript } from '@niramaya/ui/color-mode';
import { formatRupees, type Product } from '@niramaya/contract';
import { cartCopy } from '@niramaya/copy/cart';

export const right = (
  <UiProvider>
    <Button tone="danger" size="sm" onClick={(event) => event.preventDefault()}>Remove</Button>
    <Alone href="/medicines">See all</Alone>
  </UiProvider>
);
export const size: ButtonProps['size'] = 'lg';
export const same: typeof Button = Alone;
export const words: string = formatRupees(12) + cartCopy.heading + colorModeScript;
export const item: CarouselItem = { id: 'a', name: 'A', content: null };
export const price = (product: Product): number => product.price;
export const usesMode = () => useColorMode().resolved === 'dark';

// @ts-expect-error there is no such size
export const wrongSize = <Button size="xl">Remove</Button>;
// @ts-expect-error a button has content
export const wrongButton = <Button />;
// @ts-expect-error an amount is a number
export const wrongPrice = <Price amountRupees="12" />;
// @ts-expect-error a field has a label
export const wrongField = <TextField />;
// @ts-expect-error a line is of a product
export const wrongLine = <ProductLine />;
// @ts-expect-error this is not part of the public API
export { PlainLink } from '@niramaya/ui';
`;

test('the types are correct in an application', { timeout }, () => {
  writeIn('types.tsx', uses);
  expect(typeErrors(application, 'types.tsx')).toBe('');
});

test('Node renders a page without a bundler', { timeout }, () => {
  const file = writeIn(
    'render.mjs',
    `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { UiProvider } from '@niramaya/ui';
import { Button } from '@niramaya/ui/Button';
console.log(renderToString(createElement(UiProvider, null, createElement(Button, null, 'Add to cart'))));
`,
  );
  const html = execFileSync(process.execPath, [file], { cwd: application, encoding: 'utf8' });
  expect(html).toMatch(/<button [^>]*>.*Add to cart.*<\/button>/s);
});

async function bundled(name: string, source: string): Promise<readonly string[]> {
  const { output } = (await build({
    configFile: false,
    root: application,
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: writeIn(`${name}.ts`, source),
        external: /^(react|react-dom|@chakra-ui\/react|@emotion\/react)(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  const rendered = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);
  return ['react-slick', 'framer-motion', '/Button/Button.js', '/Carousel/Carousel.js'].filter((part) =>
    rendered.some((id) => id.includes(part)),
  );
}

test('a bundle contains only the imported components', { timeout }, async () => {
  expect(await bundled('root', `export { Button } from '${ui.name}';`)).toEqual(['/Button/Button.js']);
  expect(await bundled('alone', `export { Button } from '${ui.name}/Button';`)).toEqual(['/Button/Button.js']);
  expect(await bundled('carousel', `export { Carousel } from '${ui.name}';`)).toEqual(
    expect.arrayContaining(['react-slick', '/Carousel/Carousel.js']),
  );
});
