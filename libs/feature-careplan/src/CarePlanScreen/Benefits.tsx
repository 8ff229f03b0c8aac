import { styled } from '@niramaya/ui/styled';
import { carePlanCopy } from '@niramaya/copy/careplan';
import { ServiceIcon, type ServiceName } from '@niramaya/ui';

interface Benefit {
  readonly icon: ServiceName;
  readonly title: string;
  readonly text: string;
}

interface BenefitListProps {
  readonly title: string;
  /**
   * The columns on a wide screen, a divisor of the number of items. On a phone, a list of two columns keeps both unless
   * the text is enlarged, and a list of three has one.
   */
  readonly columns: 2 | 3;
  readonly items: readonly Benefit[];
}

/** BenefitList shows the benefits of the care plan as cards under a heading. */
export function BenefitList({ title, columns, items }: BenefitListProps) {
  const compact = columns === 2;
  return (
    <section aria-label={title}>
      <styled.h2 textStyle="title" pb="4">
        {title}
      </styled.h2>
      <styled.ul
        display="grid"
        gap={compact ? { base: '2', md: '4' } : '4'}
        // `cardColumns` is of `libs/ui/panda.config.ts`: the greatest number of columns, then the least width of a
        // card.
        cardColumns={{ base: compact ? '2 8.5rem' : '1', md: compact ? '2 14rem' : '3 10rem' }}
      >
        {items.map((item) => (
          <styled.li
            key={item.title}
            display="flex"
            flexDirection={compact ? { base: 'column', md: 'row' } : 'row'}
            gap={compact ? { base: '1', md: '4' } : '4'}
            alignItems="flex-start"
            layerStyle="panel"
            p={compact ? { base: '3', md: '4' } : '4'}
          >
            <styled.span color="brand.fg" flexShrink="0">
              <ServiceIcon name={item.icon} />
            </styled.span>
            <div>
              <styled.p fontWeight="semibold">{item.title}</styled.p>
              <styled.p color="fg.muted">{item.text}</styled.p>
            </div>
          </styled.li>
        ))}
      </styled.ul>
    </section>
  );
}

/**
 * SavingsExplainer shows an example of a year's savings. Its figures are fixed texts and are not computed (requirement
 * AMB-41 in `docs/requirements.md`).
 */
export function SavingsExplainer() {
  return (
    <styled.section
      aria-label={carePlanCopy.savings.title}
      bg="brand.subtle"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
    >
      <styled.h2 textStyle="title">{carePlanCopy.savings.title}</styled.h2>
      <styled.p textStyle="lead" fontWeight="semibold" color="brand.fg" pt="2">
        {carePlanCopy.savings.text}
      </styled.p>
      <styled.p pt="4">{carePlanCopy.savings.basis}</styled.p>
      <styled.ul ps="5" pt="1" listStyleType="disc">
        {carePlanCopy.savings.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </styled.ul>
      <styled.p textStyle="caption" pt="4">
        {carePlanCopy.savings.note}
      </styled.p>
    </styled.section>
  );
}
