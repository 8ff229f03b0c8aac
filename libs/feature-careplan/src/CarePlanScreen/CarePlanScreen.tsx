import { Container, Flex, Grid, styled } from '@niramaya/ui/styled';
import {
  beginOfIndianDay,
  consultationLinks,
  consultStateIn,
  formatRupees,
  lastDayOfPlan,
  paths,
} from '@niramaya/contract';
import { carePlanCopy } from '@niramaya/copy/careplan';
import { consultBackCopy, consultStepsCopy } from '@niramaya/copy/consult-steps';
import { consultTermsCopy } from '@niramaya/copy/consult-terms';
import { longDay } from '@niramaya/copy/long-day';
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
import { useLocation } from 'react-router-dom';
import { BenefitList, SavingsExplainer } from './Benefits';

/** The positions of this screen and of its neighbours in the list `consultationLinks`, from 0. */
const specialitiesStep = 2;
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

/**
 * Whether this screen is a step of a consultation. It is unknown in the prerendered page, which has no history entry,
 * and in the first render, which must equal that page.
 */
type InConsultation = 'yes' | 'no' | 'unknown';

/** Returns whether this screen is a step of a consultation, by the state of the history entry. */
function useInConsultation(): InConsultation {
  // Storage is ready as soon as the page is hydrated.
  const isHydrated = useStorageReady();
  const { state } = useLocation() as { state: unknown };
  if (!isHydrated) return 'unknown';
  return consultStateIn(state) === null ? 'no' : 'yes';
}

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

const Sentence = styled('p', {
  base: {
    // The element with `data-paid-lines-notice` is the notice about paid products in the cart. It has a sentence about the
    // payment itself.
    '[data-paid-lines-notice] ~ &': { display: 'none' },
    // The element with `data-paid-lines-room` reserves the height of that notice until its code has arrived.
    'html[data-paid-lines] [data-paid-lines-room] ~ &': { display: 'none' },
  },
  variants: {
    isWarning: {
      true: {
        px: '4',
        py: '3',
        bg: 'warning.subtle',
        color: 'warning.fg',
        borderRadius: 'control',
      },
      false: { textStyle: 'caption' },
    },
    // The prerendered page has the text for an empty cart without a plan. A chosen plan hides it, and a stored cart
    // too, for whose warning the lines are reserved. `apps/storefront/inline/shopper.ts` marks both on `html`.
    isUnknown: {
      true: {
        'html[data-plan] &': { visibility: 'hidden', height: { base: '[2lh]', sm: '[1lh]' }, overflow: 'hidden' },
        'html[data-cart] &': { visibility: 'hidden', minHeight: { base: '[8.5rem]', sm: '[5rem]', lg: '[7rem]' } },
      },
    },
  },
});

/**
 * A sentence about the payment to which Pay Now leads: whether it charges the cart or the plan. With products in the
 * cart the payment charges these alone (requirement CONST-54 in `docs/requirements.md`), and the sentence is a warning:
 * without it a chosen plan would not be charged for no visible reason. The last day of a plan that the shopper owns
 * follows the price of another one, and it is a warning if that one would end no later. If no plan is chosen and none
 * is owned, the sentence asks for the choice, and in a consultation it names the way on without a plan.
 */
function WhatIsPaid({ inConsultation }: Pick<OnlyInConsultationProps, 'inConsultation'>) {
  const copy = carePlanCopy.plan.pays;
  const { items, totals } = useCart();
  const plan = useStoredPlan();
  const ownedPlan = useOwnedPlan();
  const isReady = useStorageReady();
  const [nowMs] = useState(Date.now);
  const isCartCharged = totals.total > 0;
  // `day` is a number of `indianDay` of the contract, which counts days and not milliseconds.
  const dayOf = (day: number) => longDay(new Date(beginOfIndianDay(day)));
  const lastDay = plan && lastDayOfPlan(nowMs, plan.months);
  let isWasted = false;
  const texts: string[] = [];
  const nothing = inConsultation === 'yes' ? copy.nothingInConsultation : copy.nothing;
  if (isCartCharged) texts.push(copy.cart(items.length, formatRupees(totals.total)));
  else {
    if (plan) texts.push(copy.plan(plan.months, formatRupees(plan.rupees)));
    if (ownedPlan) {
      const { months } = ownedPlan;
      isWasted = lastDay !== null && lastDay <= ownedPlan.lastDay;
      texts.push(
        plan && lastDay !== null && isWasted
          ? carePlanCopy.plan.endsBefore(months, dayOf(ownedPlan.lastDay), plan.months, dayOf(lastDay))
          : carePlanCopy.plan.owned(months, dayOf(ownedPlan.lastDay)),
      );
    }
  }
  return (
    <Sentence role="status" isWarning={isCartCharged || isWasted} isUnknown={!isReady}>
      {/* The prerendered page has the text of a consultation too, and `data-steps` hides one of both. */}
      <styled.span css={isReady ? undefined : { 'html[data-steps] &': { display: 'none' } }}>
        {texts.join(' ') || nothing}
      </styled.span>
      {!isReady && (
        <styled.span css={{ 'html:not([data-steps]) &': { display: 'none' } }}>
          {copy.nothingInConsultation}
        </styled.span>
      )}
    </Sentence>
  );
}

interface ConsultationLinksProps {
  /** The look of the way on without a plan. */
  readonly variant: ButtonVariant;
}

/**
 * The links of the consultation that has led to the care plan, and its fee: the way on to the payment, where a plan
 * that was chosen is not charged then, and the way back to the doctors.
 */
function ConsultationLinks({ variant }: ConsultationLinksProps) {
  const storage = useBrowserStorage();
  return (
    <Grid gap="3">
      <Button
        {...consultationLinks[paymentStep]}
        size="lg"
        fullWidth
        variant={variant}
        onClick={() => clearPlan(storage)}
      >
        {carePlanCopy.plan.without}
      </Button>
      <SumUnderButton hasPlan={false} />
      <Button {...consultationLinks[specialitiesStep]} variant="ghost" fullWidth startIcon={<ArrowLeft aria-hidden />}>
        {consultBackCopy}
      </Button>
      <styled.p textStyle="caption" color="fg.muted">
        {`${consultTermsCopy.feeItself} ${carePlanCopy.consultInPlan}`}
      </styled.p>
    </Grid>
  );
}

interface SumUnderButtonProps {
  /** Whether the line says that the button buys no plan although one is chosen. */
  readonly hasPlan: boolean;
}

/**
 * The line below a button that leads to the payment, with products in the cart: the sum. Without such products the sentence
 * above Pay Now has the sum. In the prerendered page the line is empty, with the room that a stored cart needs.
 */
function SumUnderButton({ hasPlan }: SumUnderButtonProps) {
  const { totals } = useCart();
  const isReady = useStorageReady();
  if (isReady && totals.total <= 0) return null;
  return (
    <styled.p
      textStyle="caption"
      textAlign="center"
      mt="-2"
      minHeight="[1lh]"
      css={isReady ? undefined : { 'html:not([data-cart]) &': { display: 'none' } }}
    >
      {isReady && carePlanCopy.plan.pays.underButton(formatRupees(totals.total), hasPlan)}
    </styled.p>
  );
}

/**
 * PlanCard offers the two plans. A choice is stored at once, in place of the other one. Each plan has a key of its own
 * in browser storage (AMB-33). In a consultation, the way on without a plan is the main one until a plan is chosen.
 * With products in the cart neither is, because both pay for them.
 */
function PlanCard({ PaidLines }: Pick<CarePlanScreenProps, 'PaidLines'>) {
  const copy = carePlanCopy.plan;
  const storage = useBrowserStorage();
  const plan = useStoredPlan();
  const ownedPlan = useOwnedPlan();
  const inConsultation = useInConsultation();
  const { items, totals } = useCart();
  const isConsult = inConsultation === 'yes';
  // While the payment charges the cart and not the plan, neither of the buttons that lead to it is the main one.
  const isCartCharged = totals.total > 0;
  const isPlanMain = !isCartCharged && (!isConsult || plan !== null);
  // In a consultation the link passes its state on, so that the payment shows the steps too.
  const paymentLink = isConsult ? consultationLinks[paymentStep] : { href: paths.payment };
  const paidCart = isConsult ? copy.pays.paidCartInConsultation : copy.pays.paidCart;
  const afterTakeOut = isConsult ? copy.pays.afterTakeOutInConsultation : copy.pays.afterTakeOut;
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
      // The notice is no lower than its room in the prerendered page, so that the plans below stay where they are.
      css={{
        '& > [data-paid-lines-notice]': {
          alignContent: 'start',
          minHeight: { base: '[calc(9lh + 26px)]', md: '[calc(5lh + 22px)]', lg: '[calc(8lh + 26px)]' },
          'html[data-steps] &': {
            minHeight: { base: '[calc(10lh + 26px)]', md: '[calc(5lh + 22px)]', lg: '[calc(9lh + 26px)]' },
          },
        },
      }}
    >
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <styled.h2 textStyle="title">{copy.title}</styled.h2>
        {ownedPlan && <Badge tone="success">{copy.ownedBadge}</Badge>}
      </Flex>
      {/* The notice is above the plans, because none of them can be paid while it is there. */}
      {PaidLines && (
        <PaidLines
          inTheWay={(orders) => paidCart(orders, formatRupees(totals.total), plan !== null)}
          afterTakeOut={afterTakeOut(plan && formatRupees(plan.rupees))}
          offer={() => copy.pays.cart(items.length, formatRupees(totals.total))}
          takeOutVariant="solid"
        />
      )}
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
      <WhatIsPaid inConsultation={inConsultation} />
      <Button {...paymentLink} size="lg" fullWidth variant={isPlanMain ? 'solid' : 'outline'}>
        {copy.payNow}
      </Button>
      <SumUnderButton hasPlan={plan !== null} />
      <OnlyInConsultation inConsultation={inConsultation}>
        <ConsultationLinks variant={isPlanMain || isCartCharged ? 'outline' : 'solid'} />
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

export interface PaidLinesProps {
  /** The text of the notice if everything in the cart is paid for. `orders` has the orders in words. */
  readonly inTheWay: (orders: string) => string;
  /**
   * The line next to the button that takes the products out, if everything in the cart is paid for: the payment that is
   * left.
   */
  readonly afterTakeOut: string;
  /** The sentence about the payment at the end of the notice, if only a part of the cart is paid for. */
  readonly offer: () => string;
  /** The look of the button that takes the products out of the cart. */
  readonly takeOutVariant: ButtonVariant;
}

interface CarePlanScreenProps {
  /**
   * The notice about products in the cart that are already paid for. It renders nothing without such products. Its
   * element has the attribute `data-paid-lines-notice`, which hides the other sentence about the payment.
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
  const choices = useConsultChoices();

  return (
    <Container>
      <Grid gridTemplateColumns="minmax(0, 1fr)" py={{ base: '5', lg: '8' }} gap={{ base: '5', lg: '8' }}>
        {inConsultation !== 'no' && (
          <Stepper
            {...consultStepsCopy}
            current={carePlanStep}
            done={choices}
            links={consultationLinks}
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
