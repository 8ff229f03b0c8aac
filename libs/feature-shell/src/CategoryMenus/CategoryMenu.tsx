import { chakra } from '@niramaya/ui/chakra';
import { paths, type MenuGroup } from '@niramaya/contract';
import { UiLink } from '@niramaya/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

interface CategoryMenuProps {
  readonly group: MenuGroup;
  /** The edge of the button that the list keeps to, so that the last lists stay on the screen. */
  readonly align: 'start' | 'end';
}

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: '11',
    px: '2',
    borderRadius: 'control',
    color: 'fg',
    fontSize: '0.9375rem',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _expanded: { bg: 'brand.subtle', color: 'brand.fg' },
    '& svg': { transition: 'transform 150ms', _motionReduce: { transition: 'none' } },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});

const List = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: 'dropdown',
    top: 'calc(100% + 4px)',
    minW: '64',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'overlay',
    listStyleType: 'none',
  },
});

/**
 * One category menu: a disclosure of links, all to the listing (SHELL-35). It opens on a press, never on hover alone.
 * Arrow keys walk the links, Escape closes and gives the focus back, and leaving it closes it.
 */
export function CategoryMenu({ group, align }: CategoryMenuProps) {
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      trigger.current?.focus();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
    // The list is there from the start, only hidden, so its links can be counted before it shows.
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const next = links[(at + (at === -1 && step === -1 ? 0 : step) + links.length) % links.length];
    requestAnimationFrame(() => next?.focus());
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    <chakra.div position="relative" onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {group.title}
        <ChevronDown size={16} aria-hidden="true" />
      </Trigger>
      <List
        ref={list}
        id={listId}
        hidden={!isOpen}
        css={align === 'start' ? { insetInlineStart: 0 } : { insetInlineEnd: 0 }}
      >
        {group.entries.map((entry) => (
          <li key={entry}>
            <UiLink href={paths.medicines} onClick={() => setIsOpen(false)}>
              <chakra.span display="flex" alignItems="center" minH="11" px="4" color="fg" _hover={{ bg: 'bg.muted' }}>
                {entry}
              </chakra.span>
            </UiLink>
          </li>
        ))}
      </List>
    </chakra.div>
  );
}
