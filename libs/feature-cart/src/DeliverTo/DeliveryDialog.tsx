import type { DeliveryDetails } from '@niramaya/contract';
import { deliveryCopy } from '@niramaya/contract/copy/delivery';
import { clearDelivery, saveDelivery, useBrowserStorage, useDelivery, usePinCode } from '@niramaya/data-access';
import { Dialog, toast, useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { DeliveryForm } from './DeliveryForm';

interface DeliveryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Closing keeps the typed text; Cancel discards it. */
export function DeliveryDialog({ open, onClose }: DeliveryDialogProps) {
  const copy = useCopy(deliveryCopy);
  const storage = useBrowserStorage();
  const stored = useDelivery();
  const [pinCode] = usePinCode();
  const [typed, setTyped] = useState<Partial<DeliveryDetails>>({});
  const closeForGood = () => {
    onClose();
    setTyped({});
  };
  return (
    <Dialog open={open} onClose={onClose} title={copy.form.title} closeLabel={copy.form.close} size="sm">
      <DeliveryForm
        draft={{ ...(stored ?? { name: '', address: '', pinCode, phone: '' }), ...typed }}
        onDraftChange={(change) => setTyped((draft) => ({ ...draft, ...change }))}
        onCancel={closeForGood}
        onSave={(details) => {
          closeForGood();
          saveDelivery(storage, details);
          toast.success(copy.kept);
        }}
        onRemove={
          stored === null
            ? undefined
            : () => {
                closeForGood();
                clearDelivery(storage);
                toast.success(copy.removed);
              }
        }
      />
    </Dialog>
  );
}
