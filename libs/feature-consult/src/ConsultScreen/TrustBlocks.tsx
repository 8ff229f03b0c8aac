import { styled } from '@niramaya/ui/styled';
import { consultCopy } from '@niramaya/contract/copy/consult';
import { Section, ServiceIcon, useCopy } from '@niramaya/ui';

const List = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    '& > li': { display: 'flex', flexDirection: { base: 'row', lg: 'column' }, gap: '4', alignItems: 'start' },
    '& > li > svg': { flexShrink: '0', color: 'brand.fg' },
  },
});

export function TrustBlocks() {
  const { trust } = useCopy(consultCopy);
  return (
    <Section title={trust.title}>
      <List role="list">
        {trust.items.map(({ icon, title, text }) => (
          <li key={title}>
            <ServiceIcon name={icon} />
            <div>
              <styled.h3 textStyle="title">{title}</styled.h3>
              <styled.p color="fg.muted" pt="1">
                {text}
              </styled.p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}
