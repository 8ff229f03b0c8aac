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
import type { ComponentType, ReactNode } from 'react';
import { BenefitList, SavingsExplainer } from './Benefits';
import { PaidCartNotice, WhatIsPaid, type PaidLinesProps } from './PaymentNotices';
import { useInConsultation, type InConsultation } from './useInConsultation';

export type { PaidLinesProps };

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
 * plan and clears a chosen plan, so that the payment does not charge it. The other one goes back to the choice of the
 * doctor.
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
      <SumUnderButton saysNoPlan={false} />
      <Button {...consultationLinks[doctorStep]} variant="ghost" fullWidth startIcon={<ArrowLeft aria-hidden />}>
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
  readonly saysNoPlan: boolean;
}

/**
 * The line below a button that leads to the payment, with products in the cart: the sum. Without such products the
 * sentence above Pay Now has the sum. In the prerendered page the line is empty, and reserves the room that a stored
 * cart needs: `apps/storefront/inline/shopper.ts` sets `data-cart` on `html` for such a cart.
 */
function SumUnderButton({ saysNoPlan }: SumUnderButtonProps) {
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
      {isReady && carePlanCopy.plan.pays.underButton(formatRupees(totals.total), saysNoPlan)}
    </styled.p>
  );
}

/**
 * PlanCard offers the two plans. A choice is stored at once and clears the other one (requirement AMB-33 in
 * `docs/requirements.md`). Each plan has a key of its own in browser storage (AMB-32). In a consultation, the way on
 * without a plan is the main one until a plan is chosen. With products in the cart neither is, because both pay for
 * them.
 */
function PlanCard({ PaidLines }: Pick<CarePlanScreenProps, 'PaidLines'>) {
  const copy = carePlanCopy.plan;
  const storage = useBrowserStorage();
  const plan = useStoredPlan();
  const ownedPlan = useOwnedPlan();
  const inConsultation = useInConsultation();
  const { totals } = useCart();
  const isConsult = inConsultation === 'yes';
  // While the payment charges the cart and not the plan, neither of the buttons that lead to it is the main one.
  const isCartCharged = totals.total > 0;
  const isPlanMain = !isCartCharged && (!isConsult || plan !== null);
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
      // Until its code has arrived, an empty placeholder reserves the room of the notice about paid products, so that
      // the plans below do not move. The height is that of a notice about one product: `lh` counts lines of text, px
      // padding and gaps. In a consultation the notice has two lines more. In some windows it has fewer lines, so the
      // height is its minimum too. In a narrow window it may be up to two lines taller than the placeholder.
      css={{
        '& > :is([data-paid-lines-notice], [data-paid-lines-room])': {
          alignContent: 'start',
          minHeight: { base: '[calc(9lh + 34px)]', md: '[calc(6lh + 30px)]', lg: '[calc(9lh + 34px)]' },
          'html[data-steps] &': {
            minHeight: { base: '[calc(11lh + 42px)]', md: '[calc(8lh + 42px)]', lg: '[calc(11lh + 42px)]' },
          },
        },
      }}
    >
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <styled.h2 textStyle="title">{copy.title}</styled.h2>
        {ownedPlan && <Badge tone="success">{copy.ownedBadge}</Badge>}
      </Flex>
      {/* The notice is above the plans, because none of them can be paid while it is there. */}
      {PaidLines && <PaidCartNotice PaidLines={PaidLines} isConsult={isConsult} />}
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
      <SumUnderButton saysNoPlan={plan !== null} />
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

interface CarePlanScreenProps {
  /**
   * The notice about products in the cart that are already paid for. Once it is ready, it renders nothing if there were
   * never such products. While there are some, its element has the attribute `data-paid-lines-notice`, which hides the
   * other sentence about the payment. After they are taken out, a line with Undo remains, without that attribute. An
   * empty element with the attribute `data-paid-lines-room` may take the place of the notice until its code has
   * arrived: this screen gives both the same height. Both elements must be siblings before the sentence about the
   * payment, which they hide (`PaymentNotices.tsx`).
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
