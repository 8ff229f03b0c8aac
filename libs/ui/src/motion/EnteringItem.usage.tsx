import { Button, EnteringItem } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [isBack, setBack] = useState(false);
  return (
    <>
      <Button onClick={() => setBack(true)}>Undo</Button>
      <ul>{isBack && <EnteringItem>Calmag D3 500 mg Tablet, Strip of 15</EnteringItem>}</ul>
    </>
  );
}
