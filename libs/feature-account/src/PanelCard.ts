import { styled } from '@niramaya/ui/styled';

/** A card for one item in the list of a panel: an order, a refill or stored data. */
export const PanelCard = styled('article', {
  base: { display: 'grid', gap: '3', p: '4', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' },
});
