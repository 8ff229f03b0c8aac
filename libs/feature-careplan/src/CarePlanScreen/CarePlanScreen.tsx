import { Container, Flex, Grid, styled } from '@niramaya/ui/styled';
import { consultationLinks, formatRupees, paths } from '@niramaya/contract';
import { carePlanCopy } from '@niramaya/copy/careplan';
import { consultBackCopy, consultStepsCopy } from '@niramaya/copy/consult-steps';
import { consultTermsCopy } from '@niramaya/copy/consult-terms';
import {
  choosePlan,
  clearPlan,
  useBrowserStorage,
  useCart,
  useConsultChoices,
  useOwnedPlan,
  useStorageReady,
  useStoredPlan,
} from '@niramaya/data-access';
import { Badge, Button, RadioCardGroup, Stepper, UiLink, bannerArt, type ButtonVariant } from '@niramaya/ui';
import { ArrowLeft } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { BenefitList, SavingsExplainer } from './Benefits';
import { CartFirst, CartToPay } from './CartToPay';
import { useInConsultation, type InConsultation } from './useInConsultation';
import { WhatIsPaid } from './WhatIsPaid';

export interface PaidLinesProps {
  /**
   * Returns the sentence at the button that takes the paid packs out of the cart: the payment that is left after a
   * click. `restRupees` is the price of the packs that stay, or null if everything in the cart is paid for.
   */
  readonly afterTakeOut: (restRupees: number | null) => string;
  /** Called with the marks of the products that are already paid for, by their title, and with each change. */
  readonly onMarks: (marks: ReadonlyMap<string, string>) => void;
}

/** The positions of this screen and of its neighbours in the list `consultationLinks`, from 0. */
const doctorStep = 2;
const carePlanStep = 3;
const paymentStep = 4;

/** The picture of the care plan. `bannerArt` is in the order of the banners of the home page. */
const carePlanArt = bannerArt[3];

/**
 * The title and the lead, and next to them on wider screens a picture, whose empty left half is cut off. A phone has no
 * room for it above the plans.
 */
const TitleBlock = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 12rem' },
    '& > h1': { alignSelf: 'end', justifySelf: 'start' },
    '& > div': { alignSelf: 'start' },
    '& > img': {
      hideBelow: 'md',
      gridColumn: '2',
      gridRow: '1 / span 2',
      width: 'full',
      height: '[11rem]',
      objectFit: 'cover',
      objectPosition: 'right',
    },
  },
});

interface OnlyInConsultationProps {
  readonly inConsultation: InConsultation;
  readonly children: ReactNode;
}

/**
 * A part of the screen for a consultation alone. The prerendered page contains it in any case. The script
 * `apps/storefront/inline/shopper.ts` in the head sets `data-steps` on `html` for a shopper who comes from a
 * consultation, and otherwise the part is hidden.
 */
function OnlyInConsultation({ inConsultation, children }: OnlyInConsultationProps) {
  if (inConsultation === 'no') return null;
  const isUnknown = inConsultation === 'unknown';
  return (
    <styled.div css={isUnknown ? { 'html:not([data-steps]) &': { display: 'none' } } : undefined}>
      {children}
    </styled.div>
  );
}

interface ConsultationLinksProps {
  /** The look of the way on without a plan. */
  readonly variant: ButtonVariant;
}

/**
 * The links of the consultation that has led to the care plan, and its fee. One link goes on to the payment without a
 * plan and clears a chosen plan, so that the payment does not charge it. With products in the cart it is left out,
 * because Pay Now then buys no plan either. The other one goes back to the choice of the doctor.
 */
function ConsultationLinks({ variant }: ConsultationLinksProps) {
  const storage = useBrowserStorage();
  const { totals } = useCart();
  const isReady = useStorageReady();
  return (
    <Grid gap="3">
      {totals.total <= 0 && (
        // `apps/storefront/inline/shopper.ts` sets `data-cart` on `html` for a stored cart.
        <styled.div css={isReady ? undefined : { 'html[data-cart] &': { display: 'none' } }}>
          <Button
            {...consultationLinks[paymentStep]}
            size="lg"
            fullWidth
            variant={variant}
            onClick={() => clearPlan(storage)}
          >
            {carePlanCopy.plan.without}
          </Button>
        </styled.div>
      )}
      <Button {...consultationLinks[doctorStep]} variant="ghost" fullWidth startIcon={<ArrowLeft aria-hidden />}>
        {consultBackCopy}
      </Button>
      <styled.p textStyle="caption" color="fg.muted">
        {`${consultTermsCopy.feeItself} ${carePlanCopy.consultInPlan}`}
      </styled.p>
    </Grid>
  );
}

const noMarks: ReadonlyMap<string, string> = new Map();

/**
 * PlanCard offers the two plans. A choice is stored at once and clears the other one (requirement AMB-33 in
 * `docs/requirements.md`). Each plan has a key of its own in browser storage (AMB-32). In a consultation, the way on
 * without a plan is the main one until a plan is chosen. With products in the cart a list names the parts of the
 * payment. While some of them are already paid for, the main button is the one that takes these out.
 */
function PlanCard({ PaidLines }: Pick<CarePlanScreenProps, 'PaidLines'>) {
  const copy = carePlanCopy.plan;
  const storage = useBrowserStorage();
  const plan = useStoredPlan();
  const ownedPlan = useOwnedPlan();
  const inConsultation = useInConsultation();
  const { totals } = useCart();
  const isConsult = inConsultation === 'yes';
  const [marks, setMarks] = useState(noMarks);
  const isPayNowMain = totals.total > 0 ? marks.size === 0 : !isConsult || plan !== null;
  const planRupees = plan && formatRupees(plan.rupees);
  const afterTakeOut = (restRupees: number | null): string => {
    if (restRupees !== null) return copy.pays.afterTakeOutOfSome(formatRupees(restRupees));
    return isConsult ? copy.pays.afterTakeOutInConsultation(planRupees) : copy.pays.afterTakeOut(planRupees);
  };
  // In a consultation the link passes its state on, so that the payment shows the steps too.
  const paymentLink = isConsult ? consultationLinks[paymentStep] : { href: paths.payment };
  const price = (text: string) => <styled.span textStyle="price">{text}</styled.span>;
  return (
    <styled.section
      aria-label={copy.title}
      layerStyle="panel"
      boxShadow="raised"
      p={{ base: '4', md: '6' }}
      display="grid"
      gap={{ base: '4', md: '5' }}
      // On a wide screen the card spans the four rows at the right. The last row takes the rest of its height.
      gridColumn={{ lg: '2' }}
      gridRow={{ lg: '1 / span 4' }}
    >
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <styled.h2 textStyle="title">{copy.title}</styled.h2>
        {ownedPlan && <Badge tone="success">{copy.ownedBadge}</Badge>}
      </Flex>
      <CartFirst />
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
              <styled.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="2">
                <span>{copy.six.monthly}</span> <Badge tone="offer">{copy.six.badge}</Badge>
              </styled.span>
            ),
            end: price(copy.six.price),
          },
        ]}
      />
      <CartToPay inConsultation={inConsultation} marks={marks}>
        {PaidLines && <PaidLines afterTakeOut={afterTakeOut} onMarks={setMarks} />}
      </CartToPay>
      <WhatIsPaid inConsultation={inConsultation} />
      <Button {...paymentLink} size="lg" fullWidth variant={isPayNowMain ? 'solid' : 'outline'}>
        {copy.payNow}
      </Button>
      <OnlyInConsultation inConsultation={inConsultation}>
        <ConsultationLinks variant={isPayNowMain ? 'outline' : 'solid'} />
      </OnlyInConsultation>
      <styled.p textStyle="caption" color="fg.muted">
        {copy.note}
      </styled.p>
      <styled.p borderTopWidth="1px" pt="4" textStyle="caption" color="fg.muted">
        <span>{isConsult ? copy.consult.underWay : copy.consult.title}</span>{' '}
        <UiLink href={paths.consultDoctor} variant="inline">
          {copy.consult.action}
        </UiLink>
      </styled.p>
    </styled.section>
  );
}

interface CarePlanScreenProps {
  /**
   * The part about products in the cart that are already paid for. It renders nothing if there were never such
   * products. After they are taken out, it is a line with Undo.
   */
  readonly PaidLines?: ComponentType<PaidLinesProps>;
}

/**
 * CarePlanScreen offers the care plan, a paid membership of 3 or 6 months: the plans first, then the benefits. A
 * shopper who comes from a consultation sees its steps, of which this is the fourth. The chosen plan is in browser
 * storage; the screen sends no request.
 */
export function CarePlanScreen({ PaidLines }: CarePlanScreenProps) {
  const inConsultation = useInConsultation();
  // One boolean for each step: whether the shopper has chosen something in it.
  const isChosenInStep = useConsultChoices();

  return (
    <Container>
      <Grid gridTemplateColumns="minmax(0, 1fr)" py={{ base: '5', lg: '8' }} gap={{ base: '5', lg: '8' }}>
        {inConsultation !== 'no' && (
          <Stepper
            {...consultStepsCopy}
            current={carePlanStep}
            done={isChosenInStep}
            links={consultationLinks}
            // With 'unknown', the attribute `data-steps` of `html` decides whether the steps are visible.
            applies={inConsultation}
          />
        )}
        <Grid
          rowGap={{ base: '5', lg: '8' }}
          columnGap="8"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' }}
          gridTemplateRows={{ lg: 'auto auto auto 1fr' }}
        >
          <TitleBlock>
            <styled.h1 textStyle={{ base: 'heading', md: 'display' }}>{carePlanCopy.title}</styled.h1>
            <Grid gap="2">
              <styled.p textStyle={{ md: 'lead' }} color="fg.muted">
                {carePlanCopy.lead}
              </styled.p>
              <p>{carePlanCopy.demonstration}</p>
            </Grid>
            <img {...carePlanArt} alt="" />
          </TitleBlock>
          <PlanCard PaidLines={PaidLines} />
          <BenefitList columns={2} title={carePlanCopy.benefits.title} items={carePlanCopy.benefits.items} />
          <BenefitList columns={3} title={carePlanCopy.additional.title} items={carePlanCopy.additional.items} />
          <SavingsExplainer />
        </Grid>
      </Grid>
    </Container>
  );
}
