import { shellCopy } from '@niramaya/contract/copy/shell';
import { IconButton, useColorMode, useCopy } from '@niramaya/ui';
import { Moon, Sun } from 'lucide-react';

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
