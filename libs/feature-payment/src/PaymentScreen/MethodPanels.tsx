import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { paymentCopy } from '@niramaya/copy/payment';
import { Badge, Button, RadioCardGroup } from '@niramaya/ui';
import { Check, CreditCard } from 'lucide-react';
import { PanelTitle, PayNote } from '../UpiPanel/UpiPanel';

interface ChoiceProps {
  /** The name of the wallet or bank that was chosen last. */
  readonly chosen?: string;
  /** Called with the name that was pressed, or with '' if a second press takes a wallet back. */
  readonly onChoose: (name: string) => void;
}

const Provider = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    px: '4',
    py: '3',
  },
});

/**
 * WalletsPanel lists the wallets with their offers, which have ended (requirements PAYMENT-08 to PAYMENT-14 in
 * `docs/requirements.md`). LINK WALLET links nothing: it only chooses the wallet that the receipt names (AMB-66).
 */
export function WalletsPanel({ chosen, onChoose }: ChoiceProps) {
  return (
    <Grid gap="4">
      <PanelTitle>{paymentCopy.wallets.title}</PanelTitle>
      <PayNote>{paymentCopy.wallets.demo}</PayNote>
      <styled.ul listStyleType="none" display="grid" gap="3">
        {paymentCopy.wallets.list.map(({ name, offer }) => (
          <Provider as="li" key={name} flexWrap="wrap">
            <styled.div flex="[1 1 220px]" minW="0">
              <styled.p fontWeight="semibold">{name}</styled.p>
              {offer && (
                <Flex wrap="wrap" gap="2" align="center" textStyle="caption">
                  <styled.span color="fg.muted">{offer}</styled.span>
                  <styled.span color="fg.muted">{paymentCopy.wallets.ended}</styled.span>
                </Flex>
              )}
            </styled.div>
            <Button
              variant={name === chosen ? 'subtle' : 'outline'}
              size="sm"
              startIcon={name === chosen ? <Check aria-hidden /> : undefined}
              aria-label={paymentCopy.wallets.linkLabel(name)}
              aria-pressed={name === chosen}
              onClick={() => onChoose(name === chosen ? '' : name)}
            >
              {paymentCopy.wallets.link}
            </Button>
            {/* A live region is announced reliably only if it is in the page before its text is. */}
            <styled.p
              role="status"
              flexBasis="full"
              textStyle="caption"
              color="success.fg"
              _empty={{ position: 'absolute' }}
            >
              {name === chosen && paymentCopy.wallets.result(name)}
            </styled.p>
          </Provider>
        ))}
      </styled.ul>
    </Grid>
  );
}

/**
 * CardsPanel explains that the shop does not ask for card data (PAYMENT-15, AMB-37). A payment succeeds without them.
 */
export function CardsPanel() {
  return (
    <Grid gap="3" justifyItems="start">
      <PanelTitle>{paymentCopy.cards.title}</PanelTitle>
      <Flex gap="4" bg="bg.subtle" borderRadius="control" p="5" maxW="[520px]">
        <styled.span color="brand.fg" flexShrink="0">
          <CreditCard size={32} aria-hidden="true" />
        </styled.span>
        <p>{paymentCopy.cards.text}</p>
      </Flex>
    </Grid>
  );
}

/** PayLaterPanel shows the one provider of later payment, which is always chosen (PAYMENT-16, PAYMENT-17). */
export function PayLaterPanel() {
  return (
    <Grid gap="4">
      <PanelTitle>{paymentCopy.payLater.title}</PanelTitle>
      <PayNote>{paymentCopy.payLater.demo}</PayNote>
      <Provider minH="16">
        <styled.span fontWeight="semibold">{paymentCopy.payLater.provider}</styled.span>
        <Badge tone="neutral">{paymentCopy.payLater.note}</Badge>
      </Provider>
    </Grid>
  );
}

/** NetBankingPanel lists the five banks, of which the shopper may choose one (PAYMENT-18 to PAYMENT-22). */
export function NetBankingPanel({ chosen = '', onChoose }: ChoiceProps) {
  return (
    <Grid gap="4">
      <PanelTitle>{paymentCopy.netBanking.title}</PanelTitle>
      <PayNote>{paymentCopy.netBanking.demo}</PayNote>
      <RadioCardGroup
        legend={paymentCopy.netBanking.title}
        legendHidden
        options={paymentCopy.netBanking.banks.map((name) => ({ value: name, label: name }))}
        value={chosen}
        onChange={onChoose}
        columns={2}
      />
    </Grid>
  );
}
