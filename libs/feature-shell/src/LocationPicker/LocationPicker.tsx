import { chakra } from '@niramaya/ui/chakra';
import { deliveryCities, shellCopy } from '@niramaya/contract';
import { useDeliveryCity } from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';
import { MapPin } from 'lucide-react';
import { useId } from 'react';

/**
 * The location picker: four cities and an empty entry, which is the first (SHELL-17 to SHELL-21, AMB-11).
 * The choice is remembered on this device and changes nothing else. A press on the label opens it: the select lies over it.
 */
export function LocationPicker() {
  const { location } = useCopy(shellCopy);
  const [city, setCity] = useDeliveryCity();
  const id = useId();
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="2"
      color="fg.muted"
      // Without it the name of the shop has room beside the place at 360 px.
      css={{ '& > svg': { hideBelow: 'sm' } }}
    >
      <MapPin size={20} aria-hidden="true" />
      <div>
        <chakra.label htmlFor={id} display="block" textStyle="caption" lineHeight="[1.2]">
          {location.label}
        </chakra.label>
        <chakra.select
          id={id}
          value={city}
          onChange={(event) => setCity(event.target.value)}
          mt="-4"
          pt="4"
          minH="10"
          bg="[transparent]"
          color="fg"
          fontWeight="semibold"
          cursor="pointer"
          css={{ '& option': { color: 'fg', background: 'bg.panel' } }}
        >
          <option value="">{location.empty}</option>
          {deliveryCities.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </chakra.select>
      </div>
    </chakra.div>
  );
}
