import { styled } from '../theme/styled';

/**
 * `VisuallyHidden` is for text that only the layout shows to sighted readers, such as the word 'Price' before an
 * amount. Do not hide an element that can be focused: its focus would be invisible. Content for no reader at all has
 * the attribute `hidden`.
 */
export const VisuallyHidden = styled('span', { base: { srOnly: true } });
