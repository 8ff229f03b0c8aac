import { setOrderAddress, useBrowserStorage, useUserKey } from '@niramaya/data-access';
import { DeliveryDialog } from '@niramaya/feature-cart/DeliveryDialog';

interface OrderAddressDialogProps {
  readonly open: boolean;
  /** The number of the order; null if the dialog is closed. */
  readonly orderId: string | null;
  readonly onClose: () => void;
}

/** OrderAddressDialog stores an address for this device, and in the order. */
export function OrderAddressDialog({ open, orderId, onClose }: OrderAddressDialogProps) {
  const storage = useBrowserStorage();
  return (
    // Another person gets a new dialog, so that no typed text of the previous one shows.
    <DeliveryDialog
      key={useUserKey()}
      open={open}
      onClose={onClose}
      onSaved={(details) => {
        if (orderId !== null) setOrderAddress(storage, orderId, details);
      }}
    />
  );
}
