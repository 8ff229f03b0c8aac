import { lazyComponent } from '@niramaya/lazy';
import { styled } from '@niramaya/ui/styled';

/** Only those who come from a consultation need it. */
export const ConsultSummary = lazyComponent('consultation summary', () =>
  import('./ConsultSummary').then((module) => module.ConsultSummary),
);

/**
 * The card of the summary. It reserves the space until the summary has loaded. `data-unknown` marks it in the
 * prerendered page. A script in the head sets `data-steps` if the payment belongs to a consultation, as for the steps
 * above.
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
