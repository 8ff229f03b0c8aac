import { chakra } from '@niramaya/ui/chakra';
import { paymentCopy } from '@niramaya/contract';
import { RadioCardGroup, useCopy } from '@niramaya/ui';
import { useState } from 'react';

/** The five banks, one of which may be picked (PAYMENT-18 to PAYMENT-22). */
export function NetBankingPanel() {
  const { netBanking } = useCopy(paymentCopy);
  const [bank, setBank] = useState<string | null>(null);
  return (
    <chakra.div display="grid" gap="4">
      <chakra.h2 textStyle="title">{netBanking.title}</chakra.h2>
      <RadioCardGroup
        legend={netBanking.title}
        legendHidden
        options={netBanking.banks.map((name) => ({ value: name, label: name }))}
        value={bank}
        onChange={setBank}
        columns={2}
      />
    </chakra.div>
  );
}
