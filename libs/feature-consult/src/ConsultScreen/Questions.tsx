import { consultCopy } from '@niramaya/contract/copy/consult';
import { Accordion, Section, useCopy } from '@niramaya/ui';
import { TierTable } from './TierTable';

export function Questions() {
  const { faq } = useCopy(consultCopy);
  return (
    <Section title={faq.title}>
      <Accordion
        items={[
          { id: 'tiers', title: faq.tiers.question, content: <TierTable />, defaultOpen: true },
          ...faq.items.map(({ id, question, answer }) => ({ id, title: question, content: answer })),
        ]}
      />
    </Section>
  );
}
