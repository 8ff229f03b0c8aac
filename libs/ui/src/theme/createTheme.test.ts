import { expect, it } from 'vitest';
import { createTheme } from './createTheme';

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
