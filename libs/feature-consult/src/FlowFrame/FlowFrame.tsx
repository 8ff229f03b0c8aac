import { Container, Flex, Grid, styled } from '@niramaya/ui/styled';
import { consultationLinks, fromStepIn, isFromPayment, paths, type FromPaymentState } from '@niramaya/contract';
import { consultFlowCopy } from '@niramaya/copy/consult-flow';
import { consultBackCopy, consultStepsCopy } from '@niramaya/copy/consult-steps';
import { consultTermsCopy } from '@niramaya/copy/consult-terms';
import { enterConsultStep, useAppDispatch, useConsultChoices, useStorageReady } from '@niramaya/data-access';
import { Button, Stepper, type LinkTarget } from '@niramaya/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { EmergencyNotice } from '../EmergencyNotice/EmergencyNotice';
import { LostWishNote } from './LostWishNote';

/** The index of the doctor in `consultationLinks`. */
const doctorStep = 2;

/** The index of the payment in `consultationLinks`. */
const paymentStep = 4;

/** Returns the link to a step, with a mark that the shopper came from the payment to change something. */
const withReturn = (link: LinkTarget): LinkTarget => ({
  ...link,
  state: { ...(link.state as object | undefined), fromPayment: true } satisfies FromPaymentState,
});

interface FlowFrameProps {
  /** The index of the step, from 0. Steps 3 and 4 are the care plan and the payment, which have frames of their own. */
  readonly step: 0 | 1 | 2;
  readonly title: string;
  readonly lead: string;
  /**
   * Sentences about missing or wrong details, above the link to the next step. The link works all the same. A step that
   * may get notes later gives an empty list until then; without a list there is no live region.
   */
  readonly notes?: readonly string[];
  /** Further sentences of the same kind, in the colour of small print, because they are no reproach yet. */
  readonly quietNotes?: readonly string[];
  /** Called when the shopper follows a link to another step, to keep input that is not stored yet. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
  /** Content after the links to the steps before and after, such as controls of a part that is not open yet. */
  readonly after?: ReactNode;
}

/**
 * FlowFrame is around the first three steps of a consultation: stepper, emergency numbers, heading, fee, and the links
 * to the step before and after. The links are links and no buttons, so that they work before React hydrates the page. A
 * step that the payment has opened for a change, and each further one, has a link straight back to the payment. The
 * first step has one to the step whose note has opened it (`LostWishNote`).
 */
export function FlowFrame({ step, title, lead, notes, quietNotes = [], onLeave, children, after }: FlowFrameProps) {
  // Undefined for the first step, whose link back leads to the landing page of consultations.
  const before = consultationLinks[step - 1];
  const { state } = useLocation() as { state: unknown };
  // For each step, whether the shopper has chosen something there.
  const choices = useConsultChoices();
  const notesId = useId();
  const isReady = useStorageReady();
  // The prerendered page, which the first render must equal, has no history entry.
  const canReturn = isReady && isFromPayment(state);
  // The index of the step whose note has opened this first step (`LostWishNote`), or null.
  const askedBy = isReady && step === 0 ? fromStepIn(state) : null;
  const linkTo = (link: LinkTarget) => (canReturn ? withReturn(link) : link);
  const back = before ? linkTo(before) : { href: paths.consultDoctor };
  const dispatch = useAppDispatch();
  // The steps ask for the wish once more if a page load may have forgotten it (`LostWishNote`). For this,
  // the first step that opens after a page load notes whether the consultation had begun before. The payment can open
  // any of the steps, and it comes after the doctor, so a doctor may be forgotten then too.
  const isDoctorDue = step >= doctorStep || isFromPayment(state);
  useEffect(() => {
    dispatch(enterConsultStep(isDoctorDue));
  }, [dispatch, isDoctorDue]);
  const allNotes = [
    ...(notes ?? []).map((text) => ({ text, color: 'warning.fg' }) as const),
    ...quietNotes.map((text) => ({ text, color: 'fg.muted' }) as const),
  ];
  // The room of the two notes of a shopper who has given neither a patient nor a number yet. On a phone they have two
  // lines each.
  const firstRoom = { base: '[calc(4lh + token(spacing.1))]', md: '[calc(2lh + token(spacing.1))]' } as const;
  return (
    <Container>
      {/* The stepper is as wide as that of the care plan and of the payment, so that it stays in its place. */}
      <styled.div pt={{ base: '5', lg: '8' }} pb="6">
        <Stepper
          {...consultStepsCopy}
          current={step}
          done={choices}
          links={consultationLinks.map((link) => ({ ...linkTo(link), onClick: onLeave }))}
        />
      </styled.div>
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap="6" maxW="[60rem]" mx="[auto]" pb={{ base: '5', lg: '8' }}>
        <EmergencyNotice isBrief={step > 0} />
        <header>
          {/*
           * The heading is as wide as its text, because it gets the focus after each step, and the focus ring should
           * not span the page.
           */}
          <styled.h1 textStyle="heading" width="fit">
            {title}
          </styled.h1>
          <styled.p textStyle="lead" color="fg.muted" pt="1">
            {lead}
          </styled.p>
        </header>
        {step !== 0 && <LostWishNote step={step} linkTo={linkTo} onLeave={onLeave} />}
        {children}
        <Flex
          wrap="wrap"
          justify="space-between"
          gap="4"
          pt={{ base: '4', md: '6' }}
          borderTopWidth="1px"
          borderColor="border"
        >
          {/*
           * The live region is in the page before it has notes, because a screen reader announces only changes inside a
           * region that it knows. The first step mostly has notes soon after it has loaded, so their room is reserved
           * there until then. In the others an empty region is out of the flow, because the row would have its gap
           * below it.
           */}
          {notes && (
            <Grid
              id={notesId}
              role="status"
              gap="1"
              alignContent="start"
              {...(step === 0 && !isReady
                ? { width: 'full', minH: firstRoom }
                : { width: { base: 'full', _empty: '0' }, position: { _empty: 'absolute' } })}
            >
              {allNotes.map(({ text, color }) => (
                <styled.p key={text} color={color}>
                  {text}
                </styled.p>
              ))}
            </Grid>
          )}
          {canReturn && (
            <styled.div width="full" display="grid" justifyItems={{ md: 'end' }}>
              <Button
                {...consultationLinks[paymentStep]}
                variant={askedBy === null ? 'solid' : 'outline'}
                size="lg"
                onClick={onLeave}
              >
                {consultFlowCopy.backToPayment}
              </Button>
            </styled.div>
          )}
          {askedBy !== null && (
            <styled.div width="full" display="grid" justifyItems={{ md: 'end' }}>
              <Button {...linkTo(consultationLinks[askedBy])} size="lg" onClick={onLeave}>
                {consultFlowCopy.backToStep(consultStepsCopy.steps[askedBy]!)}
              </Button>
            </styled.div>
          )}
          <styled.div flex={{ base: '1', md: 'none' }} maxW="full">
            <Button
              {...back}
              variant="outline"
              size="lg"
              fullWidth
              startIcon={<ArrowLeft aria-hidden />}
              onClick={onLeave}
            >
              {consultBackCopy}
            </Button>
          </styled.div>
          <styled.div flex={{ base: '[2]', md: 'none' }} maxW="full">
            <Button
              {...linkTo(consultationLinks[step + 1]!)}
              variant={canReturn || askedBy !== null ? 'outline' : 'solid'}
              size="lg"
              fullWidth
              endIcon={<ArrowRight aria-hidden />}
              onClick={onLeave}
              aria-describedby={allNotes.length > 0 ? notesId : undefined}
            >
              {consultFlowCopy.proceed}
            </Button>
          </styled.div>
          <styled.p width="full">{consultTermsCopy.fee}</styled.p>
        </Flex>
        {after}
      </Grid>
    </Container>
  );
}
