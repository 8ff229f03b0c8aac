import { lazyComponent } from '@niramaya/lazy';
import { chakra } from '@niramaya/ui/chakra';

/** Only those who come from a consultation need it. */
export const ConsultSummary = lazyComponent('consultation summary', () =>
  import('./ConsultSummary').then((module) => module.ConsultSummary),
);

/**
 * The card of the summary, and its room until it is there. `data-unknown` marks it while the page is prerendered: a script
 * in the head says with `data-steps` whether it belongs to a consultation, as it does for the steps above.
 */
export const ConsultRoom = chakra('div', {
  base: {
    minHeight: { base: '[15rem]', md: '[10rem]' },
    alignContent: 'center',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    'html:not([data-steps]) &': { '&[data-unknown]': { display: 'none' } },
  },
});
