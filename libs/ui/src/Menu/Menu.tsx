import { menu } from '../../styled-system/recipes';
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
  const classes = menu({ align });
  const look = { variant, tone, size };

  return (
    <div className={classes.root} {...rootProps}>
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
      <div className={classes.panel} {...panelProps}>
        {header && <div className={classes.header}>{header}</div>}
        <ul>
          {items.map(({ id, label: text, icon: itemIcon, href, onSelect, disabled }) => {
            const choose = () => {
              close();
              onSelect?.();
            };
            return (
              <li key={id}>
                {href !== undefined ? (
                  <BaseLink className={classes.item} href={href} onClick={choose}>
                    {itemIcon}
                    <span>{text}</span>
                  </BaseLink>
                ) : (
                  <button className={classes.item} type="button" disabled={disabled} onClick={choose}>
                    {itemIcon}
                    <span>{text}</span>
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
