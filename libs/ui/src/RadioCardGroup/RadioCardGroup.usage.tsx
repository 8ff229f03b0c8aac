import { RadioCardGroup } from '@niramaya/ui';
import { useState } from 'react';

type Plan = 'three' | 'six';

export function Example() {
  const [plan, setPlan] = useState<Plan | null>(null);
  return (
    <RadioCardGroup<Plan>
      legend="How long?"
      value={plan}
      onChange={setPlan}
      columns={2}
      options={[
        { value: 'three', label: '3 months', description: '₹499' },
        { value: 'six', label: '6 months', description: '₹799' },
      ]}
    />
  );
}
