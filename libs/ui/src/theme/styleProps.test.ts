import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { isCssProperty } from '../../styled-system/jsx/is-valid-prop';
import { css, type styled } from './styled';

it('knows utilities, conditions and properties without a utility as style props', () => {
  const props = ['css', 'bg', 'flexWrap', 'whiteSpace', 'scrollMarginTop', 'x', '_hover', 'md'];
  expect(props.filter(isCssProperty)).toEqual(props);
});

it('refuses a property that `panda.config.ts` leaves out as a prop, but not in `css`', () => {
  // @ts-expect-error As a prop it would become an attribute of the element.
  const props: ComponentProps<typeof styled.p> = { writingMode: 'vertical-rl' };
  expect(Object.keys(props).filter(isCssProperty)).toEqual([]);
  expect(css({ writingMode: '[vertical-rl]' })).toBe('writing-mode_[vertical-rl]');
});
