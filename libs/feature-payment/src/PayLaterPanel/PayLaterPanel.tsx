import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { paymentCopy } from '@niramaya/contract/copy/payment';
import { Badge, useCopy } from '@niramaya/ui';
import { PayNote } from '../PaymentScreen/PayNote';

export function PayLaterPanel() {
  const { payLater } = useCopy(paymentCopy);
  return (
    <Grid gap="4">
      <styled.h2 textStyle="title">{payLater.title}</styled.h2>
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        px="4"
        py="3"
        minH="16"
      >
        <styled.span fontWeight="semibold">{payLater.provider}</styled.span>
        <Badge tone="neutral">{payLater.note}</Badge>
      </Flex>
      <PayNote>{payLater.demo}</PayNote>
    </Grid>
  );
}
