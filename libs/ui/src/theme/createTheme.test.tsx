import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from '../art/Logo/Logo';
import { Price } from '../Price/Price';
import { prabhat } from '../stories/prabhat';
import { createTheme } from './createTheme';
import { UiProvider } from './UiProvider';

it('writes custom properties for light and dark', () => {
  const { css } = createTheme({
    name: 'dawn',
    colors: { bg: { DEFAULT: ['#FFFFFF', '#000000'] }, brand: { solidHover: ['#111111', '#EEEEEE'] } },
    radii: { card: '4px' },
    fonts: { heading: "'Dawn', serif" },
  });
  expect(css).toBe(
    ":root:root{--n-radii-card:4px;--n-fonts-heading:'Dawn', serif;--n-colors-bg:#FFFFFF;--n-colors-brand-solid-hover:#111111;}" +
      ':root.dark{--n-colors-bg:#000000;--n-colors-brand-solid-hover:#EEEEEE;}',
  );
});

it.each(['1px}body{display:none', '</style><script>'])('rejects %s', (value) => {
  expect(() => createTheme({ name: 'dawn', radii: { card: value } })).toThrow('The theme dawn has a value');
});

const page = (
  <>
    <Logo />
    <Price amountRupees={123456.5} labels={{ now: 'Price', mrp: 'MRP' }} />
  </>
);

it('prerenders with the logo of the brand', () => {
  const html = renderToString(<UiProvider theme={prabhat}>{page}</UiProvider>);
  expect(html).toContain(`<style data-theme="prabhat">${prabhat.css}</style>`);
  expect(html).toContain('aria-label="Prabhat"');
  expect(html).not.toContain('Niramaya');
});

it('writes amounts in the format of the application', () => {
  const html = renderToString(<UiProvider formatMoney={(amount) => `${amount} taler`}>{page}</UiProvider>);
  expect(html).toContain('123456.5 taler');
  expect(html).not.toContain('₹');
});
