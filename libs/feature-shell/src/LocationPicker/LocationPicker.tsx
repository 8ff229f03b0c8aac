import { Flex, styled } from '@niramaya/ui/styled';
import { cityNamesCopy } from '@niramaya/copy/city-names';
import { deliveryCities, shellCopy } from '@niramaya/copy/shell';
import { useDelivery, useDeliveryCity } from '@niramaya/data-access';
import { MapPin } from 'lucide-react';
import { useId } from 'react';

/**
 * LocationPicker lets a shopper choose one of four cities or none (requirements SHELL-17 to SHELL-21 and AMB-11 in
 * `docs/requirements.md`). The choice is stored on this device and changes nothing else. Saving a delivery address
 * chooses its city. If the city of the address is none of the four, the label names the PIN code of the address.
 */
export function LocationPicker() {
  const [city, setCity] = useDeliveryCity();
  const delivery = useDelivery();
  const id = useId();
  return (
    <Flex
      align="center"
      gap="2"
      color="fg.muted"
      // A phone has no icon here, so that the name of the shop has room in the same row at 360 px.
      css={{ '& > svg': { hideBelow: 'sm' } }}
    >
      <MapPin size={20} aria-hidden="true" />
      <div>
        <styled.label htmlFor={id} display="block" textStyle="caption" lineHeight="[1.2]">
          {delivery && city === '' ? shellCopy.location.labelWithPinCode(delivery.pinCode) : shellCopy.location.label}
        </styled.label>
        {/*
          The select lies over its label (`mt`), so that a click on the label opens it. Its text stays below the label
          (`pt`).
        */}
        <styled.select
          id={id}
          value={city}
          onChange={(event) => setCity(event.target.value)}
          // The width of the longest option, 'Select Location', with the arrow. A browser may paint the page before it
          // has received the options, and the row would move when they arrive.
          minW="[calc(6.5625rem + 21px)]"
          // A browser begins the text of a select 4 px after its edge, and the label begins at the edge.
          ms="-1"
          mt="-4"
          pt="4"
          minH={{ base: '10', _largeText: '9' }}
          lineHeight={{ _largeText: '[1.2]' }}
          bg="[transparent]"
          color="fg"
          fontWeight="semibold"
          cursor="pointer"
          css={{
            '& option': { color: 'fg', background: 'bg.panel' },
            // A select cuts off the signs below Devanagari letters that its line has no room for.
            'html:lang(hi) &': { lineHeight: { _largeText: '[1.5]' } },
          }}
        >
          <option value="">{shellCopy.location.empty}</option>
          {deliveryCities.map((name) => (
            <option key={name} value={name}>
              {cityNamesCopy.shown(name)}
            </option>
          ))}
        </styled.select>
      </div>
    </Flex>
  );
}
