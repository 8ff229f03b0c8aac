import { shellCopy } from '@niramaya/contract';
import { createPart, fetchAhead, IconButton, useCopy, usePart } from '@niramaya/ui';
import { Menu } from 'lucide-react';
import { createElement, useState } from 'react';

const drawer = createPart(() => import('./MenuDrawer').then((part) => part.MenuDrawer));

/**
 * The menu of narrow screens, up to 1024 px (SHELL-42 to SHELL-44): account, location, the four services and the
 * five category groups. Following a link closes it.
 */
export function MobileMenu() {
  const copy = useCopy(shellCopy);
  const [isOpen, setIsOpen] = useState(false);
  const MenuDrawer = usePart(drawer, isOpen);
  return (
    <>
      <IconButton
        label={copy.menu.open}
        icon={<Menu size={24} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        {...fetchAhead(drawer)}
      />
      {MenuDrawer && createElement(MenuDrawer, { open: isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
