import { expect, it } from 'vitest';
import { withExport } from './with-export.ts';

const door = `export { BannerArt } from './art/BannerArt/BannerArt';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Price, type PriceProps } from './Price/Price';
export { system } from './theme/system';
`;

it.each([
  ['Accordion', 0],
  ['Button', 2],
  ['PriceTag', 3],
  ['Zone', 4],
])('puts %s at its place among the components', (name, place) => {
  const lines = withExport(door, name).split('\n');
  expect(lines[place]).toBe(`export { ${name}, type ${name}Props } from './${name}/${name}';`);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('');
});

it('starts a door that is empty', () => {
  expect(withExport('', 'Price')).toBe("export { Price, type PriceProps } from './Price/Price';\n");
});
