import { menuHeader, menuItem, menuPanel, menuRoot } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonSize, type ButtonTone, type ButtonVariant } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { BaseLink } from '../UiLink/LinkProvider';
import { useDisclosure } from './useDisclosure';

export type MenuItem = { id: string; label: string; icon?: ReactNode; disabled?: boolean } & (
  { href: string; onSelect?: () => void } | { href?: undefined; onSelect: () => void }
);

export interface MenuProps {
  /** The text of the button, or its accessible name where there is only an icon. */
  label: string;
  /** The items, in display order. */
  items: readonly MenuItem[];
  /** An icon before the text. */
  icon?: ReactNode;
  /** Shows the icon alone. */
  iconOnly?: boolean;
  /** Content above the items, e.g. who is signed in. */
  header?: ReactNode;
  /** The side of the button that the panel aligns to. @default 'start' */
  align?: 'start' | 'end';
  /** @default 'ghost' */
  variant?: ButtonVariant;
  /** @default 'neutral' */
  tone?: ButtonTone;
  /** The size of the button that opens the menu. */
  size?: ButtonSize;
}

const Root = chakra('div', menuRoot);
const Panel = chakra('div', menuPanel);
const Header = chakra('div', menuHeader);
const ItemButton = chakra('button', menuItem);
const ItemLink = chakra(BaseLink, menuItem);

/**
 * A button that opens a list of links and actions. It is a disclosure, so Tab moves through it like the rest of the
 * page.
 */
export function Menu({
  label,
  items,
  icon,
  iconOnly = false,
  header,
  align = 'start',
  variant = 'ghost',
  tone = 'neutral',
  size,
}: MenuProps) {
  const { open, close, rootProps, triggerProps, panelProps } = useDisclosure();
  const look = { variant, tone, size };

  return (
    <Root {...rootProps}>
      {iconOnly ? (
        <IconButton {...triggerProps} {...look} label={label} icon={icon} />
      ) : (
        <Button
          {...triggerProps}
          {...look}
          startIcon={icon}
          endIcon={<ChevronDown aria-hidden style={{ rotate: open ? '180deg' : undefined }} />}
        >
          {label}
        </Button>
      )}
      <Panel {...panelProps} align={align}>
        {header && <Header>{header}</Header>}
        <ul>
          {items.map(({ id, label: text, icon: itemIcon, href, onSelect, disabled }) => {
            const choose = () => {
              close();
              onSelect?.();
            };
            return (
              <li key={id}>
                {href !== undefined ? (
                  <ItemLink href={href} onClick={choose}>
                    {itemIcon}
                    <span>{text}</span>
                  </ItemLink>
                ) : (
                  <ItemButton type="button" disabled={disabled} onClick={choose}>
                    {itemIcon}
                    <span>{text}</span>
                  </ItemButton>
                )}
              </li>
            );
          })}
        </ul>
      </Panel>
    </Root>
  );
}
