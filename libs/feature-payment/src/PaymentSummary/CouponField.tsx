import { styled } from '@niramaya/ui/styled';
import { normaliseCode } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/copy/payment';
import { useUnsavedInput } from '@niramaya/data-access';
import { Button, TextField } from '@niramaya/ui';
import { useState, type FormEvent } from 'react';
import { Folded } from './Folded';

/**
 * CouponField takes a coupon and changes no price: there are no coupons yet, and its result explains it (requirement
 * PAYMENT-24 in `docs/requirements.md`).
 */
export function CouponField() {
  const [code, setCode] = useState('');
  useUnsavedInput(code !== '');
  const [result, setResult] = useState('');

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const text = normaliseCode(code);
    setResult(text === '' ? paymentCopy.summary.couponEmpty : paymentCopy.summary.couponResult(text.toUpperCase()));
  };

  return (
    <Folded title={paymentCopy.summary.couponTitle}>
      {/*
        With `method="dialog"`, a submit before hydration sends nothing and puts no field in the address
        (docs/decisions/0007-prerendered-pages.md).
      */}
      <form method="dialog" onSubmit={apply}>
        <TextField
          label={paymentCopy.summary.coupon}
          name="coupon"
          value={code}
          onChange={setCode}
          autoComplete="off"
          enterKeyHint="done"
          exact
          maxLength={40}
          action={
            <Button type="submit" variant="outline">
              {paymentCopy.summary.apply}
            </Button>
          }
        />
        <styled.p
          role="status"
          pt={result === '' ? '0' : '2'}
          textStyle="caption"
          color="fg.muted"
          overflowWrap="anywhere"
        >
          {result}
        </styled.p>
      </form>
    </Folded>
  );
}
