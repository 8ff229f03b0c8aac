import { styled } from '@niramaya/ui/styled';

/**
 * The card of the summary. In the prerendered page it is empty, with `data-unknown`. A script in the head sets
 * `data-steps` if the payment belongs to a consultation, as for the steps above.
 */
export const ConsultRoom = styled('div', {
  base: {
    minHeight: { base: '[15rem]', md: '[10rem]' },
    alignContent: 'center',
    p: { base: '4', md: '5' },
    layerStyle: 'panel',
    'html:not([data-steps]) &': { '&[data-unknown]': { display: 'none' } },
  },
});
