import { FilterPanel } from '@niramaya/ui';
import { useState } from 'react';

const categories = ['Vitamins', 'Nutrition', 'Ayurveda'];

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['Vitamins']);
  return (
    <FilterPanel
      groups={[
        {
          legend: 'Category',
          name: 'category',
          options: categories.map((value) => ({ value, label: value, checked: chosen.includes(value) })),
        },
      ]}
      onToggle={(_group, value, checked) =>
        setChosen(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
      }
    />
  );
}
