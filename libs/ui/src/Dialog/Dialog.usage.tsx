import { Button, Dialog } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Remove this medicine?"
        closeLabel="Close"
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Keep
            </Button>
            <Button tone="danger" onClick={close}>
              Remove
            </Button>
          </>
        }
      >
        Calmag D3 leaves your cart.
      </Dialog>
    </>
  );
}
