import { PasswordField } from '@niramaya/ui';
import { useState } from 'react';

export function Example() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      value={password}
      onChange={setPassword}
      labels={{ show: 'Show the password', hide: 'Hide the password' }}
    />
  );
}
