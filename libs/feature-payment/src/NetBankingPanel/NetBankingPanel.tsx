import { Grid, styled } from '@niramaya/ui/styled';
import { paymentCopy } from '@niramaya/contract/copy/payment';
import { RadioCardGroup, useCopy } from '@niramaya/ui';
import { PayNote } from '../PaymentScreen/PayNote';

interface NetBankingPanelProps {
  readonly bank: string;
  readonly onChoose: (bank: string) => void;
}

export function NetBankingPanel({ bank, onChoose }: NetBankingPanelProps) {
  const { netBanking } = useCopy(paymentCopy);
  return (
    <Grid gap="4">
      <styled.h2 textStyle="title">{netBanking.title}</styled.h2>
      <RadioCardGroup
        legend={netBanking.title}
        legendHidden
        options={netBanking.banks.map((name) => ({ value: name, label: name }))}
        value={bank}
        onChange={onChoose}
        columns={2}
      />
      <PayNote>{netBanking.demo}</PayNote>
    </Grid>
  );
}
