import { styled } from '@niramaya/ui/styled';
import { canBePhoneNumber, changeConsultationLink } from '@niramaya/contract';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { consultSummaryCopy } from '@niramaya/copy/consult-summary';
import { consultTermsCopy } from '@niramaya/copy/consult-terms';
import {
  noWish,
  setConsultationPhone,
  setPatientPhone,
  useBrowserStorage,
  useConsultToPay,
  useSession,
} from '@niramaya/data-access';
import { UiLink } from '@niramaya/ui';
import { AddNumber } from '../AddNumber/AddNumber';

const Box = styled('section', {
  base: {
    // On a phone the symptoms may have more lines than 'None picked', which the prerendered page has. The least height
    // is 488 px: in a window of 412 px the summary with three symptoms is 485 px high.
    minHeight: { base: '[30.5rem]', md: '0' },
    alignContent: 'center',
    p: { base: '4', md: '5' },
    layerStyle: 'panel',
    '&[data-unknown] > *': { visibility: 'hidden' },
    // Without a consultation the prerendered page has no room for the summary.
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
    // In narrow columns a name with age and gender has two lines.
    '& > div:nth-child(-n + 3) dd': { minHeight: { md: '[2lh]' } },
  },
});

const NextFact = styled('div', {
  base: {
    gridColumn: '1 / -1',
    // The sentence is below its name on a phone too.
    '& > dd': { flexBasis: { base: 'full', md: '[auto]' } },
    // Without a number the prerendered page has no room for the call of the doctor.
    'html:not([data-phone]) &': { '&[data-unknown]': { display: 'none' } },
  },
});

const NumberForm = styled('div', {
  base: {
    pt: '3',
    _empty: { display: 'none' },
    // With a number the prerendered page has no room for the form.
    'html[data-phone] &': { '&[data-unknown]': { display: 'none' } },
  },
});

const Privacy = styled('p', { base: { textStyle: 'caption', color: 'fg.muted', pt: '2' } });

/** The step of the consultation at which a detail is chosen. */
const stepOf = { patient: 0, symptoms: 1, phone: 0, doctor: 2 } as const;

interface FactProps {
  readonly term: string;
  readonly value: string;
  /** The detail that a link behind the value changes. Without it there is no link. */
  readonly change?: keyof typeof stepOf | null;
}

/** Fact is one detail of the consultation, with the link to the step that changes it. */
const Fact = ({ term, value, change }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd>
      <styled.span me="2">{value}</styled.span>
      {change && (
        <UiLink
          {...changeConsultationLink(stepOf[change])}
          variant="inline"
          aria-label={consultSummaryCopy.changeName[change]}
        >
          {consultSummaryCopy.change}
        </UiLink>
      )}
    </dd>
  </div>
);

/** What the prerendered page knows of a consultation. */
const nothing = { patient: null, symptoms: [], phone: '', ...noWish, bookedOrderId: null } as const;

interface ConsultSummaryProps {
  /** Whether this is the room for the summary in the prerendered page. @default false */
  readonly isUnknown?: boolean;
  /** The order of this history entry, whose consultation is shown if nothing is chosen. @default null */
  readonly orderId?: string | null;
}

/**
 * ConsultSummary shows the consultation that is about to be paid: patient, symptoms and phone number, its fee, and what
 * happens after the payment. These details are in the storage of this tab, and after the payment they belong to the
 * order. Without a number that can be called, the form for one names the consequence instead. It names the chosen mode
 * and speciality until a page load, because these are not stored (requirements CONSULT-30 and SPECIALITY-18 in
 * `docs/requirements.md`). The fee is no part of the total, because the requirements make the total of the cart or the
 * plan alone (AMB-32).
 *
 * With `isUnknown` it is the room for the summary in the prerendered page, which does not know whether the payment
 * belongs to a consultation. The texts are there and invisible, so that the room is as high as the summary at each
 * width. A script in the head (`apps/storefront/inline/shopper.ts`) sets `data-steps` on `html` for a consultation.
 * Without this attribute the room is hidden. In the same way `data-phone` is for a shopper who has given a number, and
 * `data-signed-in` for one who is signed in.
 */
export function ConsultSummary({ isUnknown = false, orderId = null }: ConsultSummaryProps) {
  const consult = useConsultToPay(orderId);
  const { patient, symptoms, phone: typedPhone, mode, speciality, bookedOrderId } = isUnknown ? nothing : consult;
  const phone = typedPhone.trim();
  const { isLoggedIn } = useSession();
  const storage = useBrowserStorage();
  const addNumber = (added: string) =>
    bookedOrderId === null ? setPatientPhone(storage, added) : setConsultationPhone(storage, bookedOrderId, added);
  // The steps change nothing of a consultation that is booked already.
  const isOpen = consult.bookedOrderId === null;
  const changeOf = (detail: keyof typeof stepOf) => (isOpen ? detail : null);
  return (
    <Box
      aria-label={consultSummaryCopy.title}
      aria-hidden={isUnknown ? true : undefined}
      data-unknown={isUnknown ? '' : undefined}
    >
      <styled.h2 textStyle="title" pb="2" overflowWrap="anywhere">
        {consultSummaryCopy.title}
      </styled.h2>
      <Facts>
        <Fact
          term={consultSummaryCopy.patient}
          value={patient ? consultSummaryCopy.who(patient) : consultSummaryCopy.noPatient}
          change={changeOf('patient')}
        />
        <Fact
          term={consultSummaryCopy.symptoms}
          value={symptoms.map(consultNamesCopy.symptom).join(', ') || consultSummaryCopy.noSymptoms}
          change={changeOf('symptoms')}
        />
        <Fact term={consultSummaryCopy.phone} value={phone || consultSummaryCopy.noPhone} change={changeOf('phone')} />
        <Fact term={consultSummaryCopy.how} value={consultSummaryCopy.howOf(mode)} />
        <Fact
          term={consultSummaryCopy.doctor}
          value={speciality ? consultNamesCopy.speciality(speciality) : consultSummaryCopy.doctorOnDuty}
          change={changeOf('doctor')}
        />
        <Fact term={consultSummaryCopy.fee} value={consultTermsCopy.feeHere} />
        {(isUnknown || canBePhoneNumber(phone)) && (
          <NextFact data-unknown={isUnknown ? '' : undefined}>
            <dt>{consultSummaryCopy.next}</dt>
            <dd>{consultSummaryCopy.nextText(mode)}</dd>
          </NextFact>
        )}
      </Facts>
      <NumberForm data-unknown={isUnknown ? '' : undefined}>
        <AddNumber phone={phone} isPaid={bookedOrderId !== null} onAdd={addNumber} />
      </NumberForm>
      {isUnknown ? (
        <>
          <Privacy css={{ 'html[data-signed-in] &': { display: 'none' } }}>{consultSummaryCopy.privacy.guest}</Privacy>
          <Privacy css={{ 'html:not([data-signed-in]) &': { display: 'none' } }}>
            {consultSummaryCopy.privacy.account}
          </Privacy>
        </>
      ) : (
        <Privacy>{consultSummaryCopy.privacy[isLoggedIn ? 'account' : 'guest']}</Privacy>
      )}
    </Box>
  );
}
