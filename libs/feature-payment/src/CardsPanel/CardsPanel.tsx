import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { paymentCopy } from '@niramaya/contract/copy/payment';
import { useCopy } from '@niramaya/ui';
import { CreditCard } from 'lucide-react';

/** A placeholder: the shop never requests card data (AMB-37). */
export function CardsPanel() {
  const { cards } = useCopy(paymentCopy);
  return (
    <Grid gap="3" justifyItems="start">
      <styled.h2 textStyle="title">{cards.title}</styled.h2>
      <Flex gap="4" bg="bg.subtle" borderRadius="control" p="5" maxW="[520px]">
        <styled.span color="brand.fg" flexShrink="0">
          <CreditCard size={32} aria-hidden="true" />
        </styled.span>
        <p>{cards.text}</p>
      </Flex>
    </Grid>
  );
}
