import { shellCopy } from '@niramaya/contract';
import { IconButton, useColorMode, useCopy } from '@niramaya/ui';
import { Moon, Sun } from 'lucide-react';

/** Switches between light and dark; until it is pressed the shop follows the device. */
export function ThemeSwitch() {
  const { theme } = useCopy(shellCopy);
  const { resolved, setMode } = useColorMode();
  const next = resolved === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={next === 'dark' ? theme.toDark : theme.toLight}
      icon={next === 'dark' ? <Moon size={20} /> : <Sun size={20} />}
      onClick={() => setMode(next)}
    />
  );
}
