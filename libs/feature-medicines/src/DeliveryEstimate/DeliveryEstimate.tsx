import { Grid, styled } from '@niramaya/ui/styled';
import { estimateDelivery, isPinCode, longestDelivery, normalisePinCode, pinCodeInCity } from '@niramaya/contract';
import { shortDay } from '@niramaya/copy/short-day';
import { deliveryEstimateCopy } from '@niramaya/copy/delivery-estimate';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { useDeliveryCity, usePinCode } from '@niramaya/data-access';
import { TextField } from '@niramaya/ui';
import { Truck } from 'lucide-react';
import { useState } from 'react';

const pinCodeLength = 6;

/**
 * DeliveryEstimate shows the likely days of a delivery for a PIN code, from zones that are part of the shop's code. It
 * sends no request. A valid PIN code is stored on this device, so that it is typed once for all products. Without one,
 * the city that is chosen in the top bar counts.
 */
export function DeliveryEstimate() {
  const [stored, storePinCode] = usePinCode();
  const [city] = useDeliveryCity();
  // The text of the field as it was typed. It is null until the first change, and the field shows the stored PIN code.
  const [draft, setDraft] = useState<string | null>(null);
  // True when the shopper has pressed Enter or left the field since the last change.
  const [isDone, setIsDone] = useState(false);
  const pinCode = draft ?? stored;
  const estimate = estimateDelivery(pinCode === '' ? pinCodeInCity(city) : pinCode, new Date());
  const typedLength = normalisePinCode(pinCode).length;
  // A PIN code that is still too short is no error while the shopper types.
  const isWrong = !estimate && typedLength > 0 && (isDone || typedLength >= pinCodeLength);

  return (
    <styled.section
      aria-label={medicineDetailsCopy.delivery.title}
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="3"
      p="4"
      layerStyle="panel"
    >
      <styled.h2 flexBasis="full" fontWeight="semibold">
        {medicineDetailsCopy.delivery.title}
      </styled.h2>
      <styled.div
        flex="[1 1 11rem]"
        onBlur={() => setIsDone(true)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setIsDone(true);
        }}
      >
        <TextField
          label={medicineDetailsCopy.delivery.pinCode}
          name="pincode"
          value={pinCode}
          onChange={(next) => {
            setDraft(next);
            setIsDone(false);
            if (normalisePinCode(next) === '' || isPinCode(next)) storePinCode(normalisePinCode(next));
          }}
          hint={medicineDetailsCopy.delivery.hint}
          error={isWrong ? medicineDetailsCopy.delivery.invalid : undefined}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={longestDelivery.pinCode}
          enterKeyHint="done"
          exact
        />
      </styled.div>
      <Grid
        role="status"
        flex="[2 1 11rem]"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="3"
        alignContent="center"
        minHeight="[4.5rem]"
        _icon={{ boxSize: '5', mt: '0.5', color: 'brand.fg' }}
      >
        <Truck aria-hidden />
        {estimate ? (
          <div>
            <styled.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {deliveryEstimateCopy.between(shortDay(estimate.earliest), shortDay(estimate.latest))}
            </styled.p>
            <styled.p textStyle="caption" color="fg.muted">
              {deliveryEstimateCopy.estimate(estimate.region)}
            </styled.p>
          </div>
        ) : (
          <styled.p color="fg.muted" textWrap="[pretty]">
            {medicineDetailsCopy.delivery.prompt}
          </styled.p>
        )}
      </Grid>
      <styled.p flexBasis="full" textStyle="caption" color="fg.muted">
        {medicineDetailsCopy.delivery.cost}
      </styled.p>
    </styled.section>
  );
}
