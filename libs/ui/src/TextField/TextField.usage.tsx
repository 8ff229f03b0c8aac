import { TextField } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [email, setEmail] = useState('');
  const wrong = email !== '' && !email.includes('@');
  return (
    <TextField
      label="E-mail"
      name="email"
      type="email"
      autoComplete="email"
      value={email}
      onChange={setEmail}
      hint="For your receipts."
      error={wrong ? 'An e-mail address has an @ in it.' : undefined}
    />
  );
}
