import { styled } from '@niramaya/ui/styled';
import { policy } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/contract/copy/medicine-details';
import { productGuides } from '@niramaya/contract/copy/product-guides';
import { Section, useCopy } from '@niramaya/ui';
import { MessageCircleQuestionMark, OctagonAlert, ThermometerSnowflake } from 'lucide-react';
import { guideTo } from './product-guide';

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

/** No medical advice. */
export function SafetyNotes({ category }: { readonly category: string }) {
  const { safety } = useCopy(medicineDetailsCopy);
  const { askFirst } = guideTo(useCopy(productGuides), category);
  return (
    <Section title={safety.title}>
      <Notes>
        <div>
          <dt>
            <ThermometerSnowflake aria-hidden />
            <span>{safety.keep}</span>
          </dt>
          <dd>{safety.keepText}</dd>
        </div>
        <div>
          <dt>
            <MessageCircleQuestionMark aria-hidden />
            <span>{safety.ask}</span>
          </dt>
          <dd>{askFirst}</dd>
        </div>
        <div>
          <dt>
            <OctagonAlert aria-hidden />
            <span>{safety.stop}</span>
          </dt>
          <dd>{safety.stopText(policy.emergencyNumbers)}</dd>
        </div>
      </Notes>
      <styled.p textStyle="caption" color="fg.muted" maxWidth="prose">
        {safety.disclaimer}
      </styled.p>
    </Section>
  );
}
