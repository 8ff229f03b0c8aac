import { css, styled } from '@niramaya/ui/styled';
import { shellCopy, type MenuGroup } from '@niramaya/copy/shell';
import { topicNamesCopy } from '@niramaya/copy/topic-names';
import { useCloseOnBack } from '@niramaya/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';
import { TopicLink } from './TopicLink';

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
    // The lists of the last two menus end where their buttons end, because they would otherwise leave the window.
    'li:nth-last-child(-n + 2) > details > &': { insetInlineStart: '[auto]', insetInlineEnd: '0' },
    minW: '64',
    py: '2',
    layerStyle: 'panel',
    boxShadow: 'overlay',
  },
});

// A plain element with this class takes less time to hydrate than a styled component, and each page has all entries.
const entryClass = css({
  display: 'flex',
  alignItems: 'center',
  minH: '11',
  px: '4',
  color: 'fg',
  _hover: { bg: 'bg.muted' },
});

/**
 * Moves an open list sideways into the window. The buttons wrap with large text, and the list of one at an edge would
 * then be partly outside.
 */
function shiftIntoView(list: HTMLElement): void {
  list.style.translate = '';
  const { left, right } = list.getBoundingClientRect();
  const beyondRightPx = Math.max(0, right - document.documentElement.clientWidth);
  const beyondLeftPx = Math.max(0, -left);
  const shiftPx = beyondRightPx > 0 ? -beyondRightPx : beyondLeftPx;
  list.style.translate = `${shiftPx}px`;
}

/**
 * CategoryMenu is one menu: a disclosure with links to the listing (requirement SHELL-35 in `docs/requirements.md`). It
 * is a `details` element, so that it opens before React has hydrated the page. Elements with one `name` close each
 * other.
 */
function CategoryMenu({ group }: { readonly group: MenuGroup }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    menu.current!.open = false;
  };
  useCloseOnBack(open, close);
  // A menu that was opened before hydration has sent its event `toggle` already.
  useEffect(() => setOpen(menu.current!.open), []);

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
            {/* A closed menu keeps the links of the prerendered page, so that hydration renders none of them again. */}
            <TopicLink topic={entry} isPlain={!open} onClick={close}>
              <span className={entryClass}>{topicNamesCopy.shown(entry)}</span>
            </TopicLink>
          </li>
        ))}
      </List>
    </Menu>
  );
}

/**
 * CategoryMenus has the five category menus side by side (SHELL-34 to SHELL-41). A click or the focus outside closes an
 * open menu; so do Escape and the browser's Back.
 */
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
