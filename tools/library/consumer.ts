/** Correct uses that must compile, and wrong uses that must fail: types that have become \`any\` reject nothing. */
export const typesSource = `
import '@niramaya/ui/fonts.css';
import '@niramaya/ui/styles.css';
import '@niramaya/ui/styles/base.css';
import { Button, CartRow, Price, TextField, UiProvider, useColorMode, type ButtonProps, type CarouselItem } from '@niramaya/ui';
import { Button as Alone } from '@niramaya/ui/Button';
import { colorModeScript } from '@niramaya/ui/color-mode';
import { formatRupees, type Product } from '@niramaya/contract';

export const right = (
  <UiProvider locale="en">
    <Button tone="danger" size="sm" onClick={(event) => event.preventDefault()}>Remove</Button>
    <Alone href="/medicines">See all</Alone>
  </UiProvider>
);
export const size: ButtonProps['size'] = 'lg';
export const same: typeof Button = Alone;
export const words: string = formatRupees(12) + colorModeScript;
export const item: CarouselItem = { id: 'a', name: 'A', content: null };
export const price = (product: Product): number => product.price;
export const usesMode = () => useColorMode().resolved === 'dark';

// @ts-expect-error there is no such size
export const wrongSize = <Button size="xl">Remove</Button>;
// @ts-expect-error a button has content
export const wrongButton = <Button />;
// @ts-expect-error an amount is a number
export const wrongPrice = <Price amountRupees="12" />;
// @ts-expect-error a field has a label
export const wrongField = <TextField />;
// @ts-expect-error a row is of a product
export const wrongRow = <CartRow />;
// @ts-expect-error this is no part of the surface
export { PlainLink } from '@niramaya/ui';
// @ts-expect-error nor from the part
export { PlainLink as Hidden } from '@niramaya/ui/LinkProvider';
`;
