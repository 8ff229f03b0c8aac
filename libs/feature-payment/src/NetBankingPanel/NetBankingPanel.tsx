import { chakra } from '@niramaya/ui/chakra';
import { paymentCopy } from '@niramaya/contract';
import { RadioCardGroup, useCopy } from '@niramaya/ui';
import { PayNote } from '../PaymentScreen/PayNote';

interface NetBankingPanelProps {
  readonly bank: string;
  readonly onChoose: (bank: string) => void;
}

/** The five banks. One of them is always selected (PAYMENT-18 to PAYMENT-22). */
export function NetBankingPanel({ bank, onChoose }: NetBankingPanelProps) {
  const { netBanking } = useCopy(paymentCopy);
  return (
    <chakra.div display="grid" gap="4">
      <chakra.h2 textStyle="title">{netBanking.title}</chakra.h2>
      <RadioCardGroup
        legend={netBanking.title}
        legendHidden
        options={netBanking.banks.map((name) => ({ value: name, label: name }))}
        value={bank}
        onChange={onChoose}
        columns={2}
      />
      <PayNote>{netBanking.demo}</PayNote>
    </chakra.div>
  );
}
