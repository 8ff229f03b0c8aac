import { shellCopy } from '@niramaya/copy/shell';
import { IconButton, useColorMode } from '@niramaya/ui';
import { Moon, Sun } from 'lucide-react';

/** ThemeSwitch switches between light and dark colours. Until its first click the shop follows the device. */
export function ThemeSwitch() {
  const { resolved, setMode } = useColorMode();
  const next = resolved === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={next === 'dark' ? shellCopy.theme.toDark : shellCopy.theme.toLight}
      icon={next === 'dark' ? <Moon size={20} /> : <Sun size={20} />}
      onClick={() => setMode(next)}
    />
  );
}
