import type { DeliveryDetails } from '@niramaya/contract';
import { deliveryCopy } from '@niramaya/contract/copy/delivery';
import { forgetDelivery, keepDelivery, useBrowserStorage, useDelivery, usePinCode } from '@niramaya/data-access';
import { Dialog, toast, useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { DeliveryForm } from './DeliveryForm';

interface DeliveryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Closing keeps the typed text; Cancel discards it. */
export function DeliveryDialog({ open, onClose }: DeliveryDialogProps) {
  const words = useCopy(deliveryCopy);
  const storage = useBrowserStorage();
  const kept = useDelivery();
  const [pinCode] = usePinCode();
  const [typed, setTyped] = useState<Partial<DeliveryDetails>>({});
  const closeForGood = () => {
    onClose();
    setTyped({});
  };
  return (
    <Dialog open={open} onClose={onClose} title={words.form.title} closeLabel={words.form.close} size="sm">
      <DeliveryForm
        draft={{ ...(kept ?? { name: '', address: '', pinCode, phone: '' }), ...typed }}
        onDraftChange={(change) => setTyped((held) => ({ ...held, ...change }))}
        onCancel={closeForGood}
        onKeep={(details) => {
          closeForGood();
          keepDelivery(storage, details);
          toast.success(words.kept);
        }}
        onRemove={
          kept === null
            ? undefined
            : () => {
                closeForGood();
                forgetDelivery(storage);
                toast.success(words.removed);
              }
        }
      />
    </Dialog>
  );
}
