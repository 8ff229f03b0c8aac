import { styled } from '@niramaya/ui/styled';
import { canBePhoneNumber, isConsultationAlone, type Order } from '@niramaya/contract';
import { paidConsultationCopy } from '@niramaya/copy/consult-summary';
import { usePaidConsultation } from '@niramaya/data-access';

const Facts = styled('dl', {
  base: {
    display: 'grid',
    rowGap: '1',
    py: '2',
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '2' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { minWidth: '0', overflowWrap: 'anywhere' },
  },
});

/**
 * PaidConsultation is for an order that has just been paid: for whom the consultation is, what troubles them, and what
 * happens next. It renders nothing if the order has none. The details are shown to their owner alone.
 */
export function PaidConsultation({ order }: { readonly order: Order }) {
  const consultation = usePaidConsultation(order.id);
  if (consultation === null && !isConsultationAlone(order)) return null;
  const { patient = null, symptoms = [], phone = '' } = consultation ?? {};
  const facts = [
    [paidConsultationCopy.for, paidConsultationCopy.who(patient)],
    [paidConsultationCopy.symptoms, paidConsultationCopy.what(symptoms)],
    [paidConsultationCopy.how, paidConsultationCopy.howText],
    [paidConsultationCopy.next, paidConsultationCopy.nextText(canBePhoneNumber(phone) ? phone : '')],
  ] as const;
  return (
    <>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <styled.p textStyle="caption">{paidConsultationCopy.demo}</styled.p>
    </>
  );
}
