import { styled } from '@niramaya/ui/styled';
import { upiAdvice } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/copy/payment';
import { Button, TextField } from '@niramaya/ui';
import { useState, type FormEvent } from 'react';

/**
 * PayNote is a note about a method of payment in this demonstration, in addition to the texts of the contract (AMB-66).
 */
export const PayNote = styled('p', {
  base: { px: '4', py: '3', bg: 'info.subtle', color: 'info.fg', borderRadius: 'control', maxW: '[60ch]' },
});

/**
 * UpiPanel asks for a UPI ID, the name of an account such as `name@bank` (PAYMENT-03 to PAYMENT-07). Any ID is accepted
 * (VALID-16); an unusual one gets advice when the field loses the focus. `onPay` is called for an ID that is not empty.
 */
export function UpiPanel({ onPay, busy }: { readonly onPay: () => void; readonly busy?: boolean }) {
  const [id, setId] = useState('');
  const [hasLeft, setHasLeft] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  const advice = upiAdvice(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (advice === 'empty') setIsMissing(true);
    else onPay();
  };

  return (
    <styled.form
      method="dialog"
      noValidate
      onSubmit={submit}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      maxW="[440px]"
    >
      <styled.h2 textStyle="title">{paymentCopy.upi.title}</styled.h2>
      <div onBlur={() => setHasLeft(true)}>
        <TextField
          label={paymentCopy.upi.label}
          name="upi"
          value={id}
          onChange={(value) => {
            setId(value);
            setIsMissing(false);
          }}
          placeholder={paymentCopy.upi.placeholder}
          hint={paymentCopy.upi.hint}
          error={isMissing ? paymentCopy.upi.missing : undefined}
          inputMode="email"
          autoComplete="off"
          enterKeyHint="go"
          exact
          required
        />
      </div>
      <styled.p role="status" minH="6" textStyle="caption" color={advice === 'good' ? 'success.fg' : 'fg.muted'}>
        {hasLeft && advice !== 'empty' ? paymentCopy.upi.advice[advice] : ''}
      </styled.p>
      <div>
        <Button type="submit" size="lg" busy={busy}>
          {paymentCopy.upi.submit}
        </Button>
      </div>
      <PayNote>{paymentCopy.upi.demo}</PayNote>
      <styled.p textStyle="caption" color="fg.muted">
        {paymentCopy.upi.safety}
      </styled.p>
    </styled.form>
  );
}
