import { styled } from '../theme/styled';

export const Line = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } });

export const Lines = styled('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } });

export const FormWidth = styled('div', { base: { display: 'grid', gap: '5', maxWidth: '[26rem]' } });
