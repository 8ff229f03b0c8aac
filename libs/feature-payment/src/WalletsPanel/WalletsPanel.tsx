import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { paymentCopy } from '@niramaya/contract/copy/payment';
import { Badge, Button, useCopy } from '@niramaya/ui';
import { PayNote } from '../PaymentScreen/PayNote';

interface WalletsPanelProps {
  /** The last click, or the empty string. */
  readonly wallet: string;
  readonly onChoose: (wallet: string) => void;
}

/** The offers are marked as over. LINK WALLET only selects the wallet for the receipt (AMB-66). */
export function WalletsPanel({ wallet, onChoose }: WalletsPanelProps) {
  const { wallets } = useCopy(paymentCopy);
  return (
    <Grid gap="4">
      <styled.h2 textStyle="title">{wallets.title}</styled.h2>
      <styled.ul listStyleType="none" display="grid" gap="3">
        {wallets.list.map(({ name, offer }) => (
          <styled.li
            key={name}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            borderWidth="1px"
            borderColor="border"
            borderRadius="control"
            px="4"
            py="3"
          >
            <styled.div flex="[1 1 220px]" minW="0">
              <styled.p fontWeight="semibold">{name}</styled.p>
              {offer && (
                <Flex wrap="wrap" gap="2" align="center" textStyle="caption">
                  <styled.span color="fg.muted">{offer}</styled.span>
                  <Badge tone="neutral">{wallets.ended}</Badge>
                </Flex>
              )}
            </styled.div>
            <Button variant="outline" size="sm" aria-label={wallets.linkLabel(name)} onClick={() => onChoose(name)}>
              {wallets.link}
            </Button>
          </styled.li>
        ))}
      </styled.ul>
      <PayNote>{wallets.demo}</PayNote>
      <styled.p role="status" minH="6">
        {wallet === '' ? '' : wallets.result(wallet)}
      </styled.p>
    </Grid>
  );
}
