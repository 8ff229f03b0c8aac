import { styled } from '../theme/styled';

/**
 * `VisuallyHidden` is for text that sighted readers do not need, because the layout shows its meaning, such as the word
 * 'Price' before an amount. Do not hide an element that can be focused: its focus would be invisible. Content for no
 * reader at all has the attribute `hidden`.
 */
export const VisuallyHidden = styled('span', { base: { srOnly: true } });
