import { Button, Drawer } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="Close" side="start">
        What is shown beside the page.
      </Drawer>
    </>
  );
}
