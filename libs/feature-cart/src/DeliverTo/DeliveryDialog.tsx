import { deliveryCopy, type DeliveryDetails } from '@niramaya/contract';
import { forgetDelivery, keepDelivery, useAppDispatch, useDelivery, usePinCode } from '@niramaya/data-access';
import { Dialog, toast, useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { DeliveryForm } from './DeliveryForm';

interface DeliveryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The popup with the form. A slip that closes it keeps what was typed; Cancel throws it away. */
export function DeliveryDialog({ open, onClose }: DeliveryDialogProps) {
  const words = useCopy(deliveryCopy);
  const dispatch = useAppDispatch();
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
          dispatch(keepDelivery(details));
          toast.success(words.kept);
        }}
        onRemove={
          kept === null
            ? undefined
            : () => {
                closeForGood();
                dispatch(forgetDelivery());
                toast.success(words.removed);
              }
        }
      />
    </Dialog>
  );
}
