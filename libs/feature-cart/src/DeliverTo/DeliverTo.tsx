import { Flex, styled } from '@niramaya/ui/styled';
import { addressLine, deliveryCopy } from '@niramaya/copy/delivery';
import { useDelivery, usePinCode } from '@niramaya/data-access';
import { prefetch, lazyComponent, OverPage } from '@niramaya/lazy';
import { Button } from '@niramaya/ui';
import { MapPin } from 'lucide-react';
import { useState } from 'react';

const DeliveryDialog = lazyComponent(
  'delivery details',
  () => import('./DeliveryDialog').then((module) => module.DeliveryDialog),
  { fallback: OverPage },
);

/**
 * DeliverTo shows the delivery address of this device, and opens the dialog that changes it. Nothing depends on the
 * address: a shopper without one pays in the same way (CART-12).
 */
export function DeliverTo() {
  const details = useDelivery();
  const [pinCode] = usePinCode();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Flex
      as="section"
      aria-label={deliveryCopy.title}
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
          </>
        ) : (
          <p>{pinCode === '' ? deliveryCopy.none : deliveryCopy.pinCode(pinCode)}</p>
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
      <DeliveryDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </Flex>
  );
}
