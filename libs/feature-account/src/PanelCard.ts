import { styled } from '@niramaya/ui/styled';

export const PanelCard = styled('article', {
  base: { display: 'grid', gap: '3', p: '4', layerStyle: 'panel' },
});
