import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { shellCopy, type MenuGroup } from '@niramaya/copy/shell';
import { UiLink, useCloseOnBack } from '@niramaya/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';

const Menu = styled('details', {
  base: {
    position: 'relative',
    '&[open] > summary': { bg: 'brand.subtle', color: 'brand.fg' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});

const Trigger = styled('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: '11',
    px: '2',
    borderRadius: 'control',
    color: 'fg',
    fontSize: '[0.9375rem]',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    listStyleType: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'bg.muted' },
    '& svg': { transition: '[transform 150ms]', _motionReduce: { transition: '[none]' } },
  },
});

const List = styled('ul', {
  base: {
    position: 'absolute',
    zIndex: 'dropdown',
    top: '[calc(100% + 4px)]',
    insetInlineStart: '0',
    'li:nth-last-child(-n + 2) > details > &': { insetInlineStart: '[auto]', insetInlineEnd: '0' },
    minW: '64',
    py: '2',
    layerStyle: 'panel',
    boxShadow: 'overlay',
  },
});

/** For buttons that have wrapped. */
function shiftIntoView(list: HTMLElement): void {
  list.style.translate = '';
  const { left, right } = list.getBoundingClientRect();
  const beyond = Math.max(0, right - document.documentElement.clientWidth) || Math.min(0, left);
  list.style.translate = `${-beyond}px`;
}

/** Opens before hydration. */
function CategoryMenu({ group }: { readonly group: MenuGroup }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    menu.current!.open = false;
  };
  useCloseOnBack(open, close);

  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open);
    if (currentTarget.open) shiftIntoView(list.current!);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    currentTarget.querySelector('summary')?.focus();
  };

  return (
    <Menu ref={menu} name="category-menu" onToggle={onToggle} onKeyDown={onKeyDown}>
      <Trigger>
        <span>{group.title}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </Trigger>
      <List ref={list}>
        {group.entries.map((entry) => (
          <li key={entry}>
            <UiLink href={paths.medicines} onClick={close}>
              <styled.span display="flex" alignItems="center" minH="11" px="4" color="fg" _hover={{ bg: 'bg.muted' }}>
                {entry}
              </styled.span>
            </UiLink>
          </li>
        ))}
      </List>
    </Menu>
  );
}

export function CategoryMenus() {
  const menus = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOthers = ({ target }: Event) => {
      for (const menu of menus.current!.querySelectorAll('details'))
        if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', closeOthers, { signal: stop.signal });
    document.addEventListener('focusin', closeOthers, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <nav ref={menus} aria-label={shellCopy.categories.label}>
      <styled.ul display="flex" flexWrap="wrap">
        {shellCopy.categories.groups.map((group) => (
          <li key={group.title}>
            <CategoryMenu group={group} />
          </li>
        ))}
      </styled.ul>
    </nav>
  );
}
