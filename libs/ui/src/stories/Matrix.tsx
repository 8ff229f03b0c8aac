import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { styled } from '../theme/styled';

/** `Line` places the components of a story side by side. */
export const Line = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } });

/** `Lines` places the lines of a story below each other. */
export const Lines = styled('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } });

/** `FormWidth` gives a story the width of a form, 26rem. */
export const FormWidth = styled('div', { base: { display: 'grid', gap: '5', maxWidth: '[26rem]' } });

/** Returns a decorator that renders the story in a box with these styles. */
export const inBox = (style: CSSProperties): Decorator =>
  function InBox(Story) {
    return (
      <div style={style}>
        <Story />
      </div>
    );
  };
