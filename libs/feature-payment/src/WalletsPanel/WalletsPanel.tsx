import { chakra } from '@niramaya/ui/chakra';
import { paymentCopy } from '@niramaya/contract';
import { Badge, Button, useCopy } from '@niramaya/ui';
import { PayNote } from '../PaymentScreen/PayNote';

interface WalletsPanelProps {
  /** The wallet that was clicked last, or the empty text. */
  readonly wallet: string;
  readonly onChoose: (wallet: string) => void;
}

/**
 * The five wallets and their offers, marked as over, since their date is past (PAYMENT-08 to PAYMENT-14, CONST-58 to CONST-61). LINK
 * WALLET links nothing: the wallet is noted for the receipt (AMB-66).
 */
export function WalletsPanel({ wallet, onChoose }: WalletsPanelProps) {
  const { wallets } = useCopy(paymentCopy);
  return (
    <chakra.div display="grid" gap="4">
      <chakra.h2 textStyle="title">{wallets.title}</chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {wallets.list.map(({ name, offer }) => (
          <chakra.li
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
            <chakra.div flex="1 1 220px" minW="0">
              <chakra.p fontWeight="semibold">{name}</chakra.p>
              {offer && (
                <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" textStyle="caption">
                  <chakra.span color="fg.muted">{offer}</chakra.span>
                  <Badge tone="neutral">{wallets.ended}</Badge>
                </chakra.div>
              )}
            </chakra.div>
            <Button variant="outline" size="sm" aria-label={wallets.linkLabel(name)} onClick={() => onChoose(name)}>
              {wallets.link}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      <PayNote>{wallets.demo}</PayNote>
      <chakra.p role="status" minH="6">
        {wallet === '' ? '' : wallets.result(wallet)}
      </chakra.p>
    </chakra.div>
  );
}
