import { styled } from '../theme/styled';

/** For stories: elements in a row that wraps. */
export const Line = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } });

/** For stories: elements below each other, in the width of a text column. */
export const Lines = styled('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } });

/** For stories: a column as wide as a form. */
export const FormWidth = styled('div', { base: { display: 'grid', gap: '5', maxWidth: '[26rem]' } });
