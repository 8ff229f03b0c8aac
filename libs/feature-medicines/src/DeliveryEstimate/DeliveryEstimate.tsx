import { chakra } from '@chakra-ui/react';
import { estimateDelivery, formatShortDay, medicineDetailsCopy } from '@niramaya/contract';
import { TextField, useCopy } from '@niramaya/ui';
import { Truck } from 'lucide-react';
import { useId, useState } from 'react';

const Box = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
    columnGap: '5',
    rowGap: '3',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
  },
});

/** Keeps its room before there is an answer, so that the badges below stay where they are. */
const Answer = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignContent: { sm: 'center' },
    minHeight: { base: '4.5rem', sm: 'auto' },
    _icon: { boxSize: '5', mt: '0.5', color: 'brand.fg' },
  },
});

/** When a parcel could come, by PIN code and bundled zones; said to be an estimate, and no call is made for it. */
export function DeliveryEstimate() {
  const { delivery: words } = useCopy(medicineDetailsCopy);
  const [pinCode, setPinCode] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const titleId = useId();
  const estimate = estimateDelivery(pinCode, new Date());
  const isWrong = isLeft && pinCode.trim() !== '' && estimate === null;

  return (
    <Box aria-labelledby={titleId}>
      <chakra.h2 id={titleId} gridColumn="1 / -1" fontWeight="semibold">
        {words.title}
      </chakra.h2>
      <div onBlur={() => setIsLeft(true)}>
        <TextField
          label={words.pinCode}
          name="pincode"
          value={pinCode}
          onChange={(next) => {
            setPinCode(next);
            setIsLeft(false);
          }}
          hint={words.hint}
          error={isWrong ? words.invalid : undefined}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
        />
      </div>
      <Answer role="status">
        <Truck aria-hidden />
        {estimate ? (
          <div>
            <chakra.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {words.between(formatShortDay(estimate.earliest), formatShortDay(estimate.latest))}
            </chakra.p>
            <chakra.p textStyle="caption" color="fg.muted">
              {words.estimate(estimate.region)}
            </chakra.p>
          </div>
        ) : (
          <chakra.p color="fg.muted" textWrap="pretty">
            {words.prompt}
          </chakra.p>
        )}
      </Answer>
    </Box>
  );
}
