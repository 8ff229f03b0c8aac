import { styled } from '@niramaya/ui/styled';

/** Prerendered empty with `data-unknown`; a script in the head sets `data-steps` for a consultation. */
export const ConsultPlaceholder = styled('div', {
  base: {
    minHeight: { base: '[15rem]', md: '[10rem]' },
    alignContent: 'center',
    p: { base: '4', md: '5' },
    layerStyle: 'panel',
    'html:not([data-steps]) &': { '&[data-unknown]': { display: 'none' } },
  },
});
