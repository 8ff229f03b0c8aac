import { Flex, styled } from '@niramaya/ui/styled';
import { deliveryCities, shellCopy } from '@niramaya/copy/shell';
import { useDeliveryCity } from '@niramaya/data-access';
import { MapPin } from 'lucide-react';
import { useId } from 'react';

/** The select covers its label. */
export function LocationPicker() {
  const [city, setCity] = useDeliveryCity();
  const id = useId();
  return (
    <Flex
      align="center"
      gap="2"
      color="fg.muted"
      // Without the icon, the name of the shop fits at 360 px.
      css={{ '& > svg': { hideBelow: 'sm' } }}
    >
      <MapPin size={20} aria-hidden="true" />
      <div>
        <styled.label htmlFor={id} display="block" textStyle="caption" lineHeight="[1.2]">
          {shellCopy.location.label}
        </styled.label>
        <styled.select
          id={id}
          value={city}
          onChange={(event) => setCity(event.target.value)}
          // For the longest name: a streamed page may be painted without it.
          minW="[calc(6.5625rem + 21px)]"
          mt="-4"
          pt="4"
          minH="10"
          bg="[transparent]"
          color="fg"
          fontWeight="semibold"
          cursor="pointer"
          css={{ '& option': { color: 'fg', background: 'bg.panel' } }}
        >
          <option value="">{shellCopy.location.empty}</option>
          {deliveryCities.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </styled.select>
      </div>
    </Flex>
  );
}
