import { shellCopy } from '@niramaya/contract/copy/shell';
import { openPanel, useAppDispatch, useAppSelector } from '@niramaya/data-access';
import { IconButton, useCopy } from '@niramaya/ui';
import { Menu } from 'lucide-react';

export function MobileMenu() {
  const { menu } = useCopy(shellCopy);
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.panel.open === 'menu');
  return (
    <IconButton
      label={menu.open}
      icon={<Menu />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(openPanel('menu'))}
    />
  );
}
