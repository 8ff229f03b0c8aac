import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { styled } from '../theme/styled';

/** A row of components in a story. */
export const Line = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } });

/** Rows of components below each other. */
export const Lines = styled('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } });

/** A column of 26rem, the width of a form. */
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
