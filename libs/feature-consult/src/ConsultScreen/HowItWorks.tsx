import { styled } from '@niramaya/ui/styled';
import { consultCopy } from '@niramaya/contract/copy/consult';
import { Section, useCopy } from '@niramaya/ui';

const Steps = styled('ol', {
  base: {
    listStyle: 'none',
    counterReset: 'step',
    display: 'grid',
    columnGap: '5',
    rowGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' },
    '& > li': {
      counterIncrement: 'step',
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
      gap: '3',
      alignContent: 'start',
    },
    '& > li::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      boxSize: '9',
      borderRadius: 'pill',
      bg: 'brand.muted',
      color: 'brand.fg',
      fontWeight: 'bold',
    },
  },
});

export function HowItWorks() {
  const { how } = useCopy(consultCopy);
  return (
    <Section title={how.title} description={how.text}>
      <Steps role="list">
        {how.steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <styled.h3 fontWeight="semibold">{title}</styled.h3>
              <styled.p color="fg.muted">{text}</styled.p>
            </div>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
