import type { DeliveryRegion } from '@niramaya/contract';
import type { deliveryEstimateCopy as english } from '../en/delivery-estimate.ts';
import type { Translated } from '../translated.ts';

const regions: Record<DeliveryRegion, string> = {
  metro: 'महानगर',
  north: 'दिल्ली के पड़ोसी राज्यों, हरियाणा और पंजाब,',
  central: 'मध्य भारत और उत्तर प्रदेश',
  west: 'राजस्थान और गुजरात',
  maharashtra: 'महाराष्ट्र और गोवा',
  south: 'आंध्र प्रदेश, तेलंगाना और कर्नाटक',
  deepSouth: 'केरल और तमिलनाडु',
  east: 'पश्चिम बंगाल और ओडिशा',
  northEast: 'पूर्वोत्तर और सिक्किम',
  bihar: 'बिहार और झारखंड',
  mountains: 'हिमाचल, जम्मू, कश्मीर और लद्दाख',
  islands: 'द्वीपों',
  armyPost: 'सेना डाकघर',
};

/** The texts of the form that estimates the days of delivery for a PIN code. */
export const deliveryEstimateCopy: Translated<typeof english> = {
  between: (first, last) => `${first} और ${last} के बीच`,
  estimate: (region) => `${regions[region]} के लिए एक अंदाज़ा, वादा नहीं।`,
};
