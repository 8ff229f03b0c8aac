import { Flex, styled } from '@niramaya/ui/styled';
import { cityOfPinCode, estimateDelivery } from '@niramaya/contract';
import { addressLine, deliveryCopy } from '@niramaya/copy/delivery';
import { shortDay } from '@niramaya/copy/short-day';
import { useDelivery, useDeliveryCity, usePinCode } from '@niramaya/data-access';
import { prefetch, lazyComponent, OverPage } from '@niramaya/lazy';
import { Button } from '@niramaya/ui';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';

const DeliveryDialog = lazyComponent(
  'delivery details',
  () => import('./DeliveryDialog').then((module) => module.DeliveryDialog),
  { fallback: OverPage },
);

/**
 * DeliverTo shows the delivery address of this device, and opens the dialog that changes it. Saving an address also
 * sets the city of the top bar; a city that the shopper chooses there afterwards is named below the address. The
 * payment does not need the address: a shopper without one pays in the same way. With an address or a PIN code
 * DeliverTo also estimates the days of the delivery.
 */
export function DeliverTo() {
  const details = useDelivery();
  const [pinCode] = usePinCode();
  const [city] = useDeliveryCity();
  const [isOpen, setIsOpen] = useState(false);
  // Whether the dialog has closed and has not returned the focus to the button yet.
  const isFocusDue = useRef(false);
  const estimate = estimateDelivery(details?.pinCode ?? pinCode, new Date());
  let withoutAddress = deliveryCopy.none;
  if (pinCode !== '') withoutAddress = deliveryCopy.pinCode(pinCode);
  else if (city !== '') withoutAddress = deliveryCopy.city(city);
  return (
    <Flex
      as="section"
      aria-label={deliveryCopy.title}
      // A saved address takes more lines than the sentence that it replaces. When the focus returns to the button, the
      // browser scrolls only the button into view, and the bar at the lower edge would cover the end of the address.
      onFocus={({ currentTarget }) => {
        if (isFocusDue.current) currentTarget.scrollIntoView({ block: 'nearest' });
        isFocusDue.current = false;
      }}
      wrap="wrap"
      align="start"
      columnGap="3"
      rowGap="2"
      p="4"
      layerStyle="panel"
      _icon={{ boxSize: '5', color: 'brand.fg' }}
    >
      {/* With large text the button wraps below: next to it, each line of the address would have room for one word. */}
      <styled.div flex="[1 1 12rem]" minW="0" overflowWrap="anywhere">
        <styled.h2 display="flex" gap="2" textStyle="caption" color="fg.muted">
          <MapPin aria-hidden />
          <span>{deliveryCopy.title}</span>
        </styled.h2>
        {details ? (
          <>
            <styled.p htmlTranslate="no" fontWeight="semibold">
              {details.name}
            </styled.p>
            <styled.p textStyle="caption">{addressLine(details)}</styled.p>
            <styled.p textStyle="caption">{deliveryCopy.phone(details.phone)}</styled.p>
            {city !== '' && city !== cityOfPinCode(details.pinCode) && (
              <styled.p textStyle="caption" color="warning.fg" pt="1">
                {deliveryCopy.otherCity(city)}
              </styled.p>
            )}
          </>
        ) : (
          <p>{withoutAddress}</p>
        )}
        {estimate && (
          <styled.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            {deliveryCopy.arrives(shortDay(estimate.earliest), shortDay(estimate.latest))}
          </styled.p>
        )}
      </styled.div>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={details ? deliveryCopy.changeName : deliveryCopy.addName}
        onClick={() => setIsOpen(true)}
        {...prefetch(DeliveryDialog)}
      >
        {details ? deliveryCopy.change : deliveryCopy.add}
      </Button>
      <DeliveryDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          isFocusDue.current = true;
        }}
      />
    </Flex>
  );
}
