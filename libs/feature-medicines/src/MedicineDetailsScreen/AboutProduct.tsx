import { Grid, styled } from '@niramaya/ui/styled';
import { policy, productUse, type SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { productFactsCopy } from '@niramaya/copy/product-facts';
import { Section } from '@niramaya/ui';
import { MessageCircleQuestionMark, OctagonAlert } from 'lucide-react';

const { safety } = medicineDetailsCopy;

const Notes = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    layerStyle: 'card',
    '& > div': { p: '5' },
    '& > div + div': {
      borderTopWidth: { base: '1px', lg: '0' },
      borderInlineStartWidth: { base: '0', lg: '1px' },
      borderColor: 'border',
    },
    '& dt': { display: 'flex', alignItems: 'center', gap: '2.5', fontWeight: 'semibold' },
    '& dd': { mt: '1.5', color: 'fg.muted', textWrap: '[pretty]' },
    _icon: { boxSize: '5', color: 'brand.fg', flexShrink: '0' },
  },
});

/**
 * AboutProduct has notes on the safety of a product, and below them reasons to choose it (requirements DETAIL-16 and
 * DETAIL-17 in `docs/requirements.md`). The notes are no medical advice. When to stop and get help depends on whether
 * the product is swallowed, put on the skin, or used in another way. For the use, the storage, and when to ask a
 * doctor, which differ for each product, the notes name the section of `ProductFacts`.
 */
export function AboutProduct({ medicine }: { readonly medicine: SelectedMedicine }) {
  const notes = [
    [MessageCircleQuestionMark, safety.before, safety.beforeText(productFactsCopy.title)],
    [OctagonAlert, safety.stop, safety.stopText(productUse(medicine), policy.emergencyNumbers)],
  ] as const;
  return (
    <>
      <Section title={safety.title}>
        <Notes>
          {notes.map(([Icon, title, text]) => (
            <div key={title}>
              <dt>
                <Icon aria-hidden />
                <span>{title}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Notes>
        <styled.p textStyle="caption" color="fg.muted" maxWidth="prose">
          {safety.disclaimer}
        </styled.p>
      </Section>
      {/* The requirements fix the title in lower case, and a heading begins with a capital. */}
      <styled.div css={{ '& h2': { textTransform: 'capitalize' } }}>
        <Section title={medicineDetailsCopy.about.title} description={medicineDetailsCopy.about.lead(medicine.title)}>
          <Grid as="ol" columns={{ base: 1, md: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
            {medicineDetailsCopy.about.reasons.map(({ title, text }, index) => (
              <styled.li key={title} display="grid" gap="2" alignContent="start" p="5" layerStyle="card">
                <styled.span
                  display="inline-grid"
                  placeItems="center"
                  boxSize="8"
                  borderRadius="pill"
                  bg="brand.subtle"
                  color="brand.fg"
                  fontWeight="bold"
                  fontVariantNumeric="tabular-nums"
                  aria-hidden
                >
                  {index + 1}
                </styled.span>
                <styled.h3 fontWeight="semibold">{title}</styled.h3>
                <styled.p color="fg.muted">{text}</styled.p>
              </styled.li>
            ))}
          </Grid>
        </Section>
      </styled.div>
    </>
  );
}
