import { styled } from '@niramaya/ui/styled';
import { ServiceIcon, type ServiceName } from '@niramaya/ui';
import { useId } from 'react';

interface BenefitListProps {
  /** Two columns on a mobile. */
  readonly compact?: boolean;
  readonly title: string;
  /** On a wide screen; must divide the number of items. */
  readonly columns: 2 | 3;
  readonly items: readonly { readonly icon: ServiceName; readonly title: string; readonly text: string }[];
}

export function BenefitList({ title, columns, compact = false, items }: BenefitListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <styled.h2 id={id} textStyle="title" pb="4">
        {title}
      </styled.h2>
      <styled.ul
        listStyleType="none"
        display="grid"
        gap={compact ? { base: '2', md: '4' } : '4'}
        cardColumns={{ base: compact ? '2 8.5rem' : '1', md: columns === 2 ? '2 14rem' : '3 10rem' }}
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
