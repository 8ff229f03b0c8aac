import { addressOfDevice, setOrderAddress, useBrowserStorage, useUserKey } from '@niramaya/data-access';
import { DeliveryDialog } from '@niramaya/feature-cart/DeliveryDialog';

interface OrderAddressDialogProps {
  readonly open: boolean;
  /** The number of the order, `addressOfDevice` for no order, or null if the dialog is closed. */
  readonly orderId: string | null;
  readonly onClose: () => void;
}

/** OrderAddressDialog stores an address for this device, and in the order if there is one. */
export function OrderAddressDialog({ open, orderId, onClose }: OrderAddressDialogProps) {
  const storage = useBrowserStorage();
  return (
    // Another person gets a new dialog, so that no typed text of the previous one shows.
    <DeliveryDialog
      key={useUserKey()}
      open={open}
      onClose={onClose}
      onSaved={(details) => {
        if (orderId !== null && orderId !== addressOfDevice) setOrderAddress(storage, orderId, details);
      }}
    />
  );
}
