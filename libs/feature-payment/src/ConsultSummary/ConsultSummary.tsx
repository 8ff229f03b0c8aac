import { Flex, styled } from '@niramaya/ui/styled';
import { canBePhoneNumber, paths } from '@niramaya/contract';
import { consultSummaryCopy } from '@niramaya/copy/consult-summary';
import { useConsult, useSession } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';

/**
 * ConsultPlaceholder is the box of the summary. The prerendered page has it empty, with `data-unknown`, because it does
 * not know whether the payment belongs to a consultation. A script in the head knows and sets `data-steps` on `html`;
 * without it, the empty box is hidden.
 */
export const ConsultPlaceholder = styled('div', {
  base: {
    minHeight: { base: '[29.5rem]', md: '[14.5rem]' },
    alignContent: 'center',
    p: { base: '4', md: '5' },
    layerStyle: 'panel',
    'html:not([data-steps]) &': { '&[data-unknown]': { display: 'none' } },
  },
});

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '2',
    '& > div': { display: 'flex', flexDirection: { md: 'column' }, flexWrap: 'wrap', columnGap: '2' },
    '& dt': { textStyle: 'caption', color: 'fg.muted', minWidth: { base: '20', md: '0' } },
    '& dd': { flex: { base: '[1 1 8rem]', md: 'none' }, minWidth: '0', overflowWrap: 'anywhere' },
  },
});

const phoneInWords = (phone: string): string => {
  if (phone === '') return consultSummaryCopy.noPhone;
  return canBePhoneNumber(phone) ? phone : consultSummaryCopy.oddPhone(phone);
};

/**
 * ConsultSummary shows the consultation that is about to be paid: patient, symptoms and phone number, from the storage
 * of this tab, its fee, and what happens after the payment. It has no chosen mode and no speciality, because these are
 * not stored (CONSULT-30, SPECIALITY-18). The fee is no part of the total, which the contract defines (AMB-32).
 */
export function ConsultSummary() {
  const { patient, symptoms, phone } = useConsult();
  const { isLoggedIn } = useSession();
  const facts = [
    [consultSummaryCopy.patient, patient ? consultSummaryCopy.who(patient) : consultSummaryCopy.noPatient],
    [consultSummaryCopy.symptoms, symptoms.length > 0 ? symptoms.join(', ') : consultSummaryCopy.noSymptoms],
    [consultSummaryCopy.phone, phoneInWords(phone.trim())],
    [consultSummaryCopy.how, consultSummaryCopy.howText],
    [consultSummaryCopy.fee, consultSummaryCopy.feeText],
    [consultSummaryCopy.next, consultSummaryCopy.nextText],
  ] as const;
  return (
    <ConsultPlaceholder as="section" aria-label={consultSummaryCopy.title}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" pb="2">
        <styled.h2 textStyle="title" minW="0" overflowWrap="anywhere">
          {consultSummaryCopy.title}
        </styled.h2>
        <Button href={paths.patients} variant="outline" size="sm" aria-label={consultSummaryCopy.changeName}>
          {consultSummaryCopy.change}
        </Button>
      </Flex>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <styled.p textStyle="caption" color="fg.muted" pt="2">
        {consultSummaryCopy.privacy[isLoggedIn ? 'account' : 'guest']}
      </styled.p>
    </ConsultPlaceholder>
  );
}
