import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';

/**
 * The props of `PasswordField`. The others are those of `TextField`; set `autoComplete` to 'current-password' or
 * 'new-password', so that password managers help.
 */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'endControl' | 'action' | 'prefix' | 'inputMode' | 'multiline'
> {
  /** The names of the button inside the field. */
  labels: {
    /** The name while the password is hidden. */
    show: string;
    /** The name while the password is visible. */
    hide: string;
  };
}

/**
 * `PasswordField` is for every password. A one-time code is a `TextField`.
 *
 * The button at its end shows the password, so that no second field is needed to repeat it. Pasting works, and a phone
 * does not correct the text.
 */
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
