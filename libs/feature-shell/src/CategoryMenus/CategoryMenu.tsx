import { styled } from '@niramaya/ui/styled';
import { paths, type MenuGroup } from '@niramaya/contract';
import { UiLink, useDisclosure } from '@niramaya/ui';
import { ChevronDown } from 'lucide-react';

interface CategoryMenuProps {
  readonly group: MenuGroup;
  /** The edge of the button that the list keeps to, so that the last lists stay on the screen. */
  readonly align: 'start' | 'end';
}

const Trigger = styled('button', {
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
    _hover: { bg: 'bg.muted' },
    _expanded: { bg: 'brand.subtle', color: 'brand.fg' },
    '& svg': { transition: '[transform 150ms]', _motionReduce: { transition: '[none]' } },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});

const List = styled('ul', {
  base: {
    position: 'absolute',
    zIndex: 'dropdown',
    top: '[calc(100% + 4px)]',
    minW: '64',
    py: '2',
    layerStyle: 'panel',
    boxShadow: 'overlay',
    listStyleType: 'none',
  },
});

/** Where the buttons have wrapped, the list of one at an edge would go beyond it: moves it back onto the screen. */
function keepOnScreen(list: HTMLUListElement | null): void {
  if (!list) return;
  list.style.translate = '';
  const { left, right } = list.getBoundingClientRect();
  const beyond = Math.max(0, right - document.documentElement.clientWidth) || Math.min(0, left);
  list.style.translate = `${-beyond}px`;
}

/**
 * One category menu: a disclosure of links, all to the listing (SHELL-35). It opens on a click, never on hover alone.
 * The keys are those of every menu of the shop.
 */
export function CategoryMenu({ group, align }: CategoryMenuProps) {
  const { open, close, rootProps, triggerProps, panelProps } = useDisclosure();
  return (
    <styled.div position="relative" {...rootProps}>
      <Trigger type="button" {...triggerProps}>
        <span>{group.title}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </Trigger>
      <List
        {...panelProps}
        ref={open ? keepOnScreen : undefined}
        css={align === 'start' ? { insetInlineStart: '0' } : { insetInlineEnd: '0' }}
      >
        {open &&
          group.entries.map((entry) => (
            <li key={entry}>
              <UiLink href={paths.medicines} onClick={close}>
                <styled.span display="flex" alignItems="center" minH="11" px="4" color="fg" _hover={{ bg: 'bg.muted' }}>
                  {entry}
                </styled.span>
              </UiLink>
            </li>
          ))}
      </List>
    </styled.div>
  );
}
