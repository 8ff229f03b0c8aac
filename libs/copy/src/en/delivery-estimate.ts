import type { DeliveryRegion } from '@niramaya/contract';
const regions: Record<DeliveryRegion, string> = {
  metro: 'a metro city',
  north: 'Delhi’s neighbours, Haryana and Punjab',
  central: 'central India and Uttar Pradesh',
  west: 'Rajasthan and Gujarat',
  maharashtra: 'Maharashtra and Goa',
  south: 'Andhra Pradesh, Telangana and Karnataka',
  deepSouth: 'Kerala and Tamil Nadu',
  east: 'West Bengal and Odisha',
  northEast: 'the North-East and Sikkim',
  bihar: 'Bihar and Jharkhand',
  mountains: 'Himachal, Jammu, Kashmir and Ladakh',
  islands: 'the islands',
  armyPost: 'an Army Post Office',
};

/** The texts of the form that estimates the days of delivery for a PIN code. */
export const deliveryEstimateCopy = {
  between: (first: string, last: string) => `Between ${first} and ${last}`,
  estimate: (region: DeliveryRegion) => `An estimate for ${regions[region]}, not a promise.`,
};
