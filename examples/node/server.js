// Renders a page on a server, without a bundler: `node server.js`, then open the address that it prints.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { Button, Price, UiProvider } from '@niramaya/ui';
import { colorModeScript } from '@niramaya/ui/color-mode';

const sheets = ['base', 'button', 'price'].map((name) => {
  const file = fileURLToPath(import.meta.resolve(`@niramaya/ui/styles/${name}.css`));
  return readFileSync(file, 'utf8');
});

const page = h(
  UiProvider,
  null,
  h(
    'main',
    null,
    h(Price, { amountRupees: 123456.5, labels: { now: 'Price', mrp: 'MRP' } }),
    h(Button, { href: '/cart' }, 'Add to cart'),
  ),
);

// The script puts the class of the theme on <html> before the first paint.
const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Niramaya with Node</title>
<script>${colorModeScript}</script>
<style>${sheets.join('')}</style></head>
<body><div id="root">${renderToString(page)}</div></body>
</html>`;

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html);
});
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  const { port } = server.address();
  console.log(`http://127.0.0.1:${port}`);
});
