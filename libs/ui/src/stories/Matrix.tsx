import { chakra } from '../theme/chakra';

/** For stories: elements in a row that wraps. */
export const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } });

/** For stories: elements below each other, in the width of a text column. */
export const Lines = chakra('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } });

/** For stories: a column as wide as a form. */
export const FormWidth = chakra('div', { base: { display: 'grid', gap: '5', maxWidth: '[26rem]' } });
