import { CheckboxField, RatingChoice } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [checked, setChecked] = useState(false);
  return (
    <CheckboxField
      name="rating"
      label={<RatingChoice rating={4} unit="stars and more" />}
      checked={checked}
      onChange={setChecked}
    />
  );
}
