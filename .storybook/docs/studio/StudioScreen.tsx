import { createTheme } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { brandTokensOf, type StudioBrand } from '../../../tools/tokens/studio';
import type { Theme } from '../../modes';

/** The screens that the studio can show, by the ids of their stories. */
export const screens = {
  'feature-home-homescreen--default': 'Home',
  'feature-medicines-medicinesscreen--default': 'Medicines',
  'feature-medicines-medicinedetailsscreen--default': 'One medicine',
  'feature-cart-cartscreen--default': 'Cart',
};
/** The id of the story of a screen. */
export type Screen = keyof typeof screens;

const Frame = styled('iframe', {
  base: { width: 'full', height: '[36rem]', maxHeight: '[75vh]', border: '[1px solid]', borderColor: 'border.strong' },
});

/** A screen of the shop with the values of a brand, in a frame of its own, so that this page keeps its look. */
export function StudioScreen({ brand, screen, mode }: { brand: StudioBrand; screen: Screen; mode: Theme }) {
  const [head, setHead] = useState<HTMLHeadElement>();
  const { styles } = createTheme({ name: 'studio', ...brandTokensOf(brand) });
  return (
    <>
      <Frame
        title={`The screen ${screens[screen]} in your brand`}
        src={`iframe.html?id=${screen}&viewMode=story&embed=true&globals=theme:${mode}`}
        onLoad={({ currentTarget }) => setHead(currentTarget.contentDocument?.head)}
      />
      {head && createPortal(styles, head)}
    </>
  );
}
