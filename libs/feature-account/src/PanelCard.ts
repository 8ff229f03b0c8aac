import { styled } from '@niramaya/ui/styled';

/** PanelCard is the bordered box of one record in a panel of the account. */
export const PanelCard = styled('article', {
  base: { display: 'grid', gap: '3', p: '4', layerStyle: 'panel' },
});
