import { IconButton } from '@niramaya/ui';
import { Heart } from 'lucide-react';
import { useState } from 'react';

export function Example() {
  const [saved, setSaved] = useState(false);
  return (
    <IconButton
      icon={<Heart aria-hidden />}
      label="Save for later"
      variant="ghost"
      aria-pressed={saved}
      onClick={() => setSaved(!saved)}
    />
  );
}
