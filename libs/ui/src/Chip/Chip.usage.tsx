import { Chip } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [fever, setFever] = useState(false);
  const [category, setCategory] = useState<string | undefined>('Vitamins');
  return (
    <>
      <Chip selected={fever} onToggle={setFever}>
        Fever
      </Chip>{' '}
      {category && (
        <Chip onRemove={() => setCategory(undefined)} removeLabel={`Remove the filter ${category}`}>
          {category}
        </Chip>
      )}
    </>
  );
}
