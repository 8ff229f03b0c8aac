import { css, Grid, styled } from '@niramaya/ui/styled';
import { upiAdvice } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/copy/payment';
import { Button, TextField } from '@niramaya/ui';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { cancelIfDoubleClick } from '../cancelIfDoubleClick';
import type { UpiId } from './useUpiId';

/**
 * PayNote is a note about a method of payment in this demonstration, in addition to the texts of the requirements
 * (requirement AMB-66 in `docs/requirements.md`).
 */
export const PayNote = styled('p', {
  base: {
    px: '3',
    py: '2',
    fontSize: '[0.875rem]',
    bg: 'info.subtle',
    color: 'info.fg',
    borderRadius: 'control',
    maxW: '[60ch]',
  },
});

/**
 * PanelTitle is the heading of a method. On a phone it is visually hidden, because the tab above it has the name, and
 * the first screen must have room for the method.
 */
export const PanelTitle = styled('h2', { base: { textStyle: 'title', srOnly: { base: true, sm: false } } });

interface UpiPanelProps {
  /** The typed ID, which belongs to the screen, because Confirm Payment follows its rule too. */
  readonly upi: UpiId;
  /** Called at each submit, also of an empty or unusual ID. The screen calls `upi.check`. */
  readonly onPay: () => void;
  readonly busy?: boolean;
  /**
   * Whether the total is 0 rupees. A note then explains that an ID is asked for all the same. It is null until storage
   * is read. @default false
   */
  readonly isFree?: boolean | null;
}

/**
 * The texts of the demonstration about the ID: a note above the field for a total of 0 rupees, and otherwise a sentence
 * below the field. The prerendered page has both, of which the script `apps/storefront/inline/shopper.ts` in the head
 * chooses one: it sets `data-cart` on `html` for a stored cart, and `data-plan` for a chosen care plan.
 */
const ifFree = css({ 'html:is([data-cart], [data-plan]) &': { display: 'none' } });
const ifCharged = css({ 'html:not([data-cart], [data-plan]) &': { display: 'none' } });

/**
 * UpiPanel asks for a UPI ID, the name of an account such as `name@bank` (PAYMENT-03 to PAYMENT-07). Any ID is
 * accepted; an unusual one gets advice when the field loses the focus, and at the first press of a pay button.
 */
export function UpiPanel({ upi: { id, onChange, field, refusal }, onPay, busy, isFree = false }: UpiPanelProps) {
  const [hasLeft, setHasLeft] = useState(false);
  const copy = paymentCopy.upi;
  const isUnusual = refusal === 'unusual';
  const button = useRef<HTMLButtonElement>(null);
  // The advice moves the button down. The scroll keeps the button above the bar that covers the lower edge of a phone.
  useEffect(() => {
    if (isUnusual) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isUnusual]);

  const kind = upiAdvice(id);
  let advice = '';
  if (isUnusual && (kind === 'noBank' || kind === 'unusual')) advice = copy.again[kind];
  else if (hasLeft && kind !== 'empty') advice = copy.advice[kind];
  const pay = (event: FormEvent) => {
    event.preventDefault();
    onPay();
  };

  // With `method="dialog"`, a submit before hydration sends nothing and puts no field in the address
  // (docs/decisions/0007-prerendered-pages.md).
  return (
    <styled.form
      method="dialog"
      noValidate
      onSubmit={pay}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      maxW="[440px]"
    >
      <PanelTitle>{copy.title}</PanelTitle>
      {isFree !== false && <PayNote className={isFree === null ? ifFree : undefined}>{copy.nothingToPay}</PayNote>}
      <div>
        <styled.div
          onBlur={() => setHasLeft(true)}
          css={
            isUnusual ? { '& input': { borderColor: 'warning.border', outlineColor: 'warning.focusRing' } } : undefined
          }
        >
          <TextField
            ref={field}
            label={copy.label}
            name="upi"
            value={id}
            onChange={onChange}
            placeholder={copy.placeholder}
            hint={copy.hint}
            error={refusal === 'missing' ? copy.missing : undefined}
            inputMode="email"
            autoComplete="off"
            enterKeyHint="go"
            exact
            required
          />
        </styled.div>
        {/*
          The advice takes the place of the sentences about the demonstration and the two buttons, whose room stays.
        */}
        <Grid css={{ '& > *': { gridArea: '1 / 1' } }}>
          {/* A live region is announced reliably only if it is in the page before its text is. */}
          <styled.p
            role="status"
            display="flex"
            gap="1.5"
            pt="1"
            // On a phone the advice takes two lines, whose room is always reserved. The advice appears as the field
            // loses the focus, for example by a press on a button: without that room the button would move away before
            // the press ends.
            minH="[calc(2lh + 0.25rem)]"
            textStyle="caption"
            fontSize="[0.875rem]"
            color={isUnusual ? 'warning.fg' : kind === 'good' ? 'success.fg' : 'fg.muted'}
            _icon={{ boxSize: '4', flexShrink: '0', mt: '[1px]' }}
          >
            {advice !== '' && kind !== 'good' && <CircleAlert aria-hidden />}
            {advice !== '' && <span>{advice}</span>}
          </styled.p>
          <styled.p pt="1" textStyle="caption" color="fg.muted" visibility={advice === '' ? undefined : 'hidden'}>
            {isFree !== true && <span className={isFree === null ? ifCharged : undefined}>{`${copy.demo} `}</span>}
            <span>{copy.both}</span>
          </styled.p>
        </Grid>
      </div>
      <div>
        {/* Confirm Payment, which is always in sight, is the main button of the screen. */}
        <Button ref={button} type="submit" variant="outline" size="lg" busy={busy} onClick={cancelIfDoubleClick}>
          {copy.submit}
        </Button>
      </div>
      <styled.p textStyle="caption" color="fg.muted">
        {copy.safety}
      </styled.p>
    </styled.form>
  );
}
