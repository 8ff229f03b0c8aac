import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { styled } from '../theme/styled';

export const Line = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } });

export const Lines = styled('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } });

export const FormWidth = styled('div', { base: { display: 'grid', gap: '5', maxWidth: '[26rem]' } });

/** Renders the story in a box of a fixed size. */
export const inBox = (style: CSSProperties): Decorator =>
  function InBox(Story) {
    return (
      <div style={style}>
        <Story />
      </div>
    );
  };
