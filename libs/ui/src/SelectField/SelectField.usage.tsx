import { SelectField } from '@niramaya/ui';
import { useState } from 'react';

type Gender = '' | 'female' | 'male' | 'other';

export function Example() {
  const [gender, setGender] = useState<Gender>('');
  return (
    <SelectField<Gender>
      label="Gender"
      name="gender"
      value={gender}
      onChange={setGender}
      error={gender === '' ? 'Choose one, so that the doctor can address the patient.' : undefined}
      options={[
        { value: '', label: 'Choose', disabled: true },
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
        { value: 'other', label: 'Other' },
      ]}
    />
  );
}
