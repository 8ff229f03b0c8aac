import { Container, Flex, Grid, styled } from '@niramaya/ui/styled';
import {
  beginOfIndianDay,
  consultationLinks,
  consultStateIn,
  formatRupees,
  linkInConsultation,
  paths,
} from '@niramaya/contract';
import { carePlanCopy } from '@niramaya/copy/careplan';
import { consultBackCopy, consultStepsCopy } from '@niramaya/copy/consult-steps';
import { consultTermsCopy } from '@niramaya/copy/consult-terms';
import { longDay } from '@niramaya/copy/long-day';
import {
  choosePlan,
  clearPlan,
  hasOwnCatalogue,
  useBrowserStorage,
  useCart,
  useConsultChoices,
  useOwnedPlan,
  useStorageReady,
  useStoredPlan,
} from '@niramaya/data-access';
import { Badge, Button, RadioCardGroup, Stepper, bannerArt, type ServiceName } from '@niramaya/ui';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { BenefitList, SavingsExplainer } from './Benefits';

/** The positions of this screen and of its neighbours in the list `consultationLinks`, from 0. */
const specialitiesStep = 2;
const carePlanStep = 3;
const paymentStep = 4;

/** The picture of the care plan. `bannerArt` is in the order of the banners of the home page. */
const carePlanArt = bannerArt[3];

/**
 * The title and the lead with a picture. On a phone the picture is next to the title only, and its empty left half is
 * cut off.
 */
const Head = styled('div', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '3', md: '6' },
    rowGap: '2',
    gridTemplateColumns: { md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
    '& > h1': { flex: '[1 1 10rem]', alignSelf: { md: 'end' } },
    '& > p': { order: { base: '1', md: '0' }, gridRow: '2', alignSelf: { md: 'start' } },
    '& > img': {
      gridColumn: '2',
      gridRow: '1 / span 2',
      width: { base: '[104px]', md: 'full' },
      height: { base: '[96px]', md: '[auto]' },
      objectFit: 'cover',
      objectPosition: '[88% 50%]',
    },
  },
});

/**
 * Returns whether this screen is a step of a consultation, by the state of the history entry. Null in the prerendered
 * page, which has no history entry, and in the first render, which must equal it.
 */
function useIsConsultation(): boolean | null {
  const isReady = useStorageReady();
  const { state } = useLocation() as { state: unknown };
  return isReady ? consultStateIn(state) !== null : null;
}

/**
 * A sentence about the payment to which Pay Now leads: whether it charges the cart or the plan. With products in the
 * cart the payment charges these alone (CONST-54 of `docs/requirements.md`), and without the sentence a chosen plan
 * would disappear without a word. If no plan is chosen, the sentence has the last day of a plan that the shopper owns.
 * The prerendered page reserves the lines of the longest text.
 */
function WhatIsPaid() {
  const copy = carePlanCopy.plan.pays;
  const { items, totals } = useCart();
  const plan = useStoredPlan();
  const ownedPlan = useOwnedPlan();
  const isReady = useStorageReady();
  let text: string = copy.nothing;
  if (totals.total > 0) text = copy.cart(items.length, formatRupees(totals.total));
  else if (plan) text = copy.plan(plan.months, formatRupees(plan.rupees));
  else if (ownedPlan) {
    const lastDay = longDay(new Date(beginOfIndianDay(ownedPlan.lastDay)));
    text = carePlanCopy.plan.owned(ownedPlan.months, lastDay);
  }
  return (
    <styled.p role="status" minH={{ base: '[5lh]', sm: '[3lh]', lg: '[4lh]' }} textStyle="caption">
      {isReady ? text : ''}
    </styled.p>
  );
}

/**
 * PlanCard offers the two plans. A choice is stored at once, and choosing 3 months clears the entry of 6 months
 * (AMB-33).
 */
function PlanCard() {
  const copy = carePlanCopy.plan;
  const storage = useBrowserStorage();
  const plan = useStoredPlan();
  const ownedPlan = useOwnedPlan();
  // The link to the payment passes the state of the consultation on, so that the payment shows its steps too.
  const isConsult = useIsConsultation();
  const price = (text: string) => <styled.span textStyle="price">{text}</styled.span>;
  return (
    <styled.section
      aria-label={copy.title}
      layerStyle="panel"
      boxShadow="raised"
      p={{ base: '5', md: '6' }}
      display="grid"
      gap="5"
      gridColumn={{ lg: '2' }}
      gridRow={{ lg: '1 / span 3' }}
    >
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <styled.h2 textStyle="title">{copy.title}</styled.h2>
        {ownedPlan && <Badge tone="success">{copy.ownedBadge}</Badge>}
      </Flex>
      <RadioCardGroup
        legend={copy.legend}
        legendHidden
        value={plan && (plan.months === 3 ? 'three' : 'six')}
        onChange={(choice) => choosePlan(storage, choice)}
        options={[
          { value: 'three', label: copy.three.label, description: copy.three.monthly, end: price(copy.three.price) },
          {
            value: 'six',
            label: copy.six.label,
            description: (
              <>
                <span>{copy.six.monthly}</span> <Badge tone="offer">{copy.six.badge}</Badge>
              </>
            ),
            end: price(copy.six.price),
          },
        ]}
      />
      <Button {...(isConsult ? linkInConsultation(paths.payment) : { href: paths.payment })} size="lg" fullWidth>
        {copy.payNow}
      </Button>
      {isConsult !== false && (
        <styled.div css={isConsult === null ? { 'html:not([data-steps]) &': { display: 'none' } } : undefined}>
          <Button {...consultationLinks[paymentStep]} variant="outline" fullWidth onClick={() => clearPlan(storage)}>
            {copy.without}
          </Button>
        </styled.div>
      )}
      <styled.p textStyle="caption" color="fg.muted">
        {copy.note}
      </styled.p>
      <WhatIsPaid />
      <Grid borderTopWidth="1px" pt="4" gap="3">
        <p>{isConsult ? copy.consult.underWay : copy.consult.title}</p>
        <Button href={paths.consultDoctor} variant="outline" fullWidth>
          {copy.consult.action}
        </Button>
      </Grid>
    </styled.section>
  );
}

interface CarePlanScreenProps {
  /** Whether the products are not those of the demo. @default VITE_OWN_CATALOGUE of the build */
  readonly ownCatalogue?: boolean;
}

/**
 * Returns the benefits with their notes. The discount on prescription medicines has one in the demo alone, where no product
 * needs a prescription.
 */
function benefitsFor(ownCatalogue: boolean) {
  const { items, coins, noPrescriptions } = carePlanCopy.benefits;
  const notes: Partial<Record<ServiceName, string>> = { offers: coins };
  if (!ownCatalogue) notes.medicines = noPrescriptions;
  return items.map((item) => ({ ...item, note: notes[item.icon] }));
}

/**
 * CarePlanScreen offers the paid membership of 3 or 6 months. A shopper who comes from a consultation sees its steps,
 * of which this is the fourth. The chosen plan is in browser storage; the screen sends no request.
 */
export function CarePlanScreen({ ownCatalogue = hasOwnCatalogue }: CarePlanScreenProps) {
  const isConsult = useIsConsultation();
  const choices = useConsultChoices();

  return (
    <Container>
      <Grid gridTemplateColumns="minmax(0, 1fr)" py={{ base: '6', lg: '10' }} gap="8">
        <Stepper
          {...consultStepsCopy}
          current={carePlanStep}
          done={choices}
          links={consultationLinks}
          shown={isConsult}
        />
        {isConsult !== false && (
          // The prerendered page contains this line in any case. The script `apps/storefront/inline/shopper.ts` in the
          // head sets `data-steps` on `html` for a shopper who comes from a consultation, and otherwise the line is
          // hidden.
          <Flex
            wrap="wrap"
            align="center"
            columnGap="4"
            rowGap="2"
            css={isConsult === null ? { 'html:not([data-steps]) &': { display: 'none' } } : undefined}
          >
            <Button
              {...consultationLinks[specialitiesStep]}
              variant="outline"
              size="sm"
              startIcon={<ArrowLeft aria-hidden />}
            >
              {consultBackCopy}
            </Button>
            <styled.p flex="[1 1 16rem]" color="fg.muted">
              {`${consultTermsCopy.fee} ${carePlanCopy.consultInPlan}`}
            </styled.p>
          </Flex>
        )}
        <Head>
          <styled.h1 textStyle="display">{carePlanCopy.title}</styled.h1>
          <styled.p textStyle="lead" color="fg.muted">
            {carePlanCopy.lead}
          </styled.p>
          <img {...carePlanArt} alt="" />
        </Head>
        <Grid
          gap="8"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' }}
          gridTemplateRows={{ lg: 'auto auto 1fr' }}
        >
          <BenefitList columns={2} title={carePlanCopy.benefits.title} items={benefitsFor(ownCatalogue)} />
          <PlanCard />
          <BenefitList columns={3} title={carePlanCopy.additional.title} items={carePlanCopy.additional.items} />
          <SavingsExplainer />
        </Grid>
      </Grid>
    </Container>
  );
}
