import type { CartItem } from '@niramaya/contract';
import { refillCopy } from '@niramaya/contract/copy/refill';
import type { BoughtAgain } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { boughtInWords, isInCart } from '../bought-again';
import { BuyStatus, type BuyStatusProps } from '../BuyStatus/BuyStatus';

interface AllDueProps {
  readonly lines: readonly CartItem[];
  readonly isAsking: boolean;
  readonly onAdd: (lines: readonly CartItem[]) => Promise<readonly BoughtAgain[]>;
}

export function AllDue({ lines, isAsking, onAdd }: AllDueProps) {
  const copy = useCopy(refillCopy);
  const [status, setStatus] = useState<BuyStatusProps['status']>(null);
  if (lines.length === 0 && !status) return null;

  const add = async () => {
    setStatus(null);
    const results = await onAdd(lines);
    setStatus({ text: boughtInWords(lines, results, copy), isInCart: results.some(isInCart) });
  };
  return (
    <>
      {lines.length > 0 && (
        <Button busy={isAsking} startIcon={<ShoppingCart aria-hidden />} onClick={() => void add()}>
          {copy.all.add(lines.length)}
        </Button>
      )}
      <BuyStatus status={status} />
    </>
  );
}
