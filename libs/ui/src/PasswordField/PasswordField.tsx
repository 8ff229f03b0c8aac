import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endControl' | 'prefix' | 'inputMode'> {
  labels: { show: string; hide: string };
}

/** A password that a button shows. */
export function PasswordField({ labels, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      exact
      endControl={
        <IconButton
          size="sm"
          label={shown ? labels.hide : labels.show}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
