import { Grid, styled } from '@niramaya/ui/styled';
import { policy, type SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { productGuides } from '@niramaya/copy/product-guides';
import { Section } from '@niramaya/ui';
import { MessageCircleQuestionMark, OctagonAlert, ThermometerSnowflake } from 'lucide-react';
import { knownCategory } from './product-guide';

const Notes = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
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
 * AboutProduct has reasons to choose a product (DETAIL-16, DETAIL-17) and notes on its safety. Both are general texts
 * about its category and no medical advice.
 */
export function AboutProduct({ medicine: { title: product, category } }: { readonly medicine: SelectedMedicine }) {
  const { reasons, askFirst } = productGuides[knownCategory(category) ?? 'other'];
  const notes = [
    [ThermometerSnowflake, medicineDetailsCopy.safety.keep, medicineDetailsCopy.safety.keepText],
    [MessageCircleQuestionMark, medicineDetailsCopy.safety.ask, askFirst],
    [OctagonAlert, medicineDetailsCopy.safety.stop, medicineDetailsCopy.safety.stopText(policy.emergencyNumbers)],
  ] as const;
  return (
    <>
      {/* The contract fixes the title in lower case, and a heading begins with a capital. */}
      <styled.div css={{ '& h2': { textTransform: 'capitalize' } }}>
        <Section title={medicineDetailsCopy.about.title} description={medicineDetailsCopy.about.lead(product)}>
          <Grid as="ol" columns={{ base: 1, md: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
            {reasons.map(({ title, text }, index) => (
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
      <Section title={medicineDetailsCopy.safety.title}>
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
          {medicineDetailsCopy.safety.disclaimer}
        </styled.p>
      </Section>
    </>
  );
}
