import { chakra } from '@niramaya/ui/chakra';
import { paymentCopy } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';
import { CreditCard } from 'lucide-react';

/**
 * A placeholder: the shop never requests card data (PAYMENT-15, AMB-37), and a payment succeeds without it (AMB-66).
 */
export function CardsPanel() {
  const { cards } = useCopy(paymentCopy);
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <chakra.h2 textStyle="title">{cards.title}</chakra.h2>
      <chakra.div display="flex" gap="4" bg="bg.subtle" borderRadius="control" p="5" maxW="[520px]">
        <chakra.span color="brand.fg" flexShrink="0">
          <CreditCard size={32} aria-hidden="true" />
        </chakra.span>
        <p>{cards.text}</p>
      </chakra.div>
    </chakra.div>
  );
}
