import { shellCopy } from '@niramaya/contract';
import { fetchAhead, lazyComponent, OverPage } from '@niramaya/lazy';
import { IconButton, useCopy } from '@niramaya/ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';

const MenuDrawer = lazyComponent('menu', () => import('./MenuDrawer').then((module) => module.MenuDrawer), {
  fallback: OverPage,
  ahead: 'onceUsed',
});

/**
 * The menu of narrow screens, up to 1024 px (SHELL-42 to SHELL-44): account, the four services, orders and the five
 * category groups. A click on a link closes it.
 */
export function MobileMenu() {
  const copy = useCopy(shellCopy);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <IconButton
        label={copy.menu.open}
        icon={<Menu />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        {...fetchAhead(MenuDrawer)}
      />
      <MenuDrawer open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
