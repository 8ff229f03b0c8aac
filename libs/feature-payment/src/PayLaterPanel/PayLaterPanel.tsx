import { chakra } from '@niramaya/ui/chakra';
import { paymentCopy } from '@niramaya/contract';
import { Badge, useCopy } from '@niramaya/ui';
import { PayNote } from '../PaymentScreen/PayNote';

/**
 * The one pay-later provider (PAYMENT-16, PAYMENT-17). Its label stays, and a note below says that it delays nobody
 * (AMB-66).
 */
export function PayLaterPanel() {
  const { payLater } = useCopy(paymentCopy);
  return (
    <chakra.div display="grid" gap="4">
      <chakra.h2 textStyle="title">{payLater.title}</chakra.h2>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        px="4"
        py="3"
        minH="16"
      >
        <chakra.span fontWeight="semibold">{payLater.provider}</chakra.span>
        <Badge tone="neutral">{payLater.note}</Badge>
      </chakra.div>
      <PayNote>{payLater.demo}</PayNote>
    </chakra.div>
  );
}
