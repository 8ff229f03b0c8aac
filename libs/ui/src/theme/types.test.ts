import { expect, it } from 'vitest';
import type { SystemStyleObject } from './styled';

it('a property, token or condition that does not exist does not compile; a value that is no token stands in brackets', () => {
  const accepted: SystemStyleObject[] = [
    { color: 'brand.fg', mt: { base: '4', md: '6' }, _hover: { bg: 'bg.muted' } },
    { width: '[37px]', lineHeight: '[1.35]' },
  ];
  const refused: SystemStyleObject[] = [
    // @ts-expect-error no such property
    { colour: 'brand.fg' },
    // @ts-expect-error no such token
    { color: 'brand.text' },
    // @ts-expect-error a length that is not in the scale
    { width: '37px' },
    // @ts-expect-error no such condition
    { _hovered: { bg: 'bg.muted' } },
    // @ts-expect-error no such token, under a condition
    { mt: { md: '6.5' } },
  ];
  expect([accepted.length, refused.length]).toEqual([2, 5]);
});
