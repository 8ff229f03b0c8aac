import { styled } from '@niramaya/ui/styled';
import { consultCopy } from '@niramaya/copy/consult';
import { Accordion, Section, VisuallyHidden } from '@niramaya/ui';

const Table = styled('table', {
  base: {
    width: 'full',
    maxWidth: '[46rem]',
    color: 'fg',
    '& th, & td': {
      width: '[33%]',
      py: '2.5',
      pe: '3',
      textAlign: 'start',
      verticalAlign: 'top',
      lineHeight: 'snug',
      // Words may break, so that three columns of large text fit on a narrow screen.
      hyphens: 'auto',
      overflowWrap: 'anywhere',
    },
    '& thead th': { fontWeight: 'bold', color: 'brand.fg' },
    '& tbody th': { fontWeight: 'normal', color: 'fg.muted' },
    '& tbody td': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
    '& tbody tr': { borderTop: '[1px solid token(colors.border)]' },
  },
});

function TierTable() {
  const { tiers } = consultCopy.faq;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{tiers.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{tiers.paid}</th>
          <th scope="col">{tiers.free}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.rows.map(({ label, paid, free }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{paid}</td>
            <td>{free}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/**
 * Questions lists common questions. The first one compares paid and free consultation and is open (requirements
 * CONSULT-16 and AMB-39 in `docs/requirements.md`).
 */
export function Questions() {
  return (
    <Section title={consultCopy.faq.title}>
      <Accordion
        items={[
          { id: 'tiers', title: consultCopy.faq.tiers.question, content: <TierTable />, defaultOpen: true },
          ...consultCopy.faq.items.map(({ id, question, answer }) => ({ id, title: question, content: answer })),
        ]}
      />
    </Section>
  );
}
