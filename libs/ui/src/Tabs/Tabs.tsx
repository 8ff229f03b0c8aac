import { tabs as recipe } from '../../styled-system/recipes';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useMediaQuery } from '../internal/useMediaQuery';

/** One tab with its panel. */
export interface TabItem<Id extends string = string> {
  /** Unique among the tabs. */
  id: Id;
  /** The visible name, a noun, which also names the panel for screen readers. */
  label: string;
  /** A decorative icon before the name. Mark it as `aria-hidden`. */
  icon?: ReactNode;
  /**
   * Makes the tab unavailable: a click does nothing, and the arrow keys skip it. Screen readers announce it as
   * unavailable. @default false
   */
  disabled?: boolean;
  /** The content. It stays mounted while hidden, so that typed text is kept. */
  panel: ReactNode;
}
/** The props of `Tabs`. The parent keeps the selected tab in its state. */
export interface TabsProps<Id extends string = string> {
  /** The name of the list of tabs for screen readers. */
  label: string;
  /** The tabs in their order. */
  tabs: readonly TabItem<Id>[];
  /** The id of the selected tab. */
  value: Id;
  /** Called with the id of the tab that the shopper selects by click or key. `Id` is the type of the ids of `tabs`. */
  onChange: (id: Id) => void;
  /**
   * `vertical` shows the tabs in a column from 1025 px on, and lets the Up and Down Arrow keys move too there. In a
   * narrower window the tabs are in a row. Use it for long names. @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * `Tabs` is for two to six views of one thing. For a choice that is sent with a form use a `RadioCardGroup`, and for
 * texts of which several can be open an `Accordion`.
 *
 * It follows the tabs pattern of WAI-ARIA: one Tab stop for the list and one for the panel, and arrow keys between the
 * tabs.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, orientation = 'horizontal' }: TabsProps<Id>) {
  // The recipe has no variant for 'horizontal', which is its base.
  const classes = recipe({ orientation: orientation === 'vertical' ? orientation : undefined });
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  // This is the breakpoint `lg`, 1025 px, in `rem` as in the style sheet.
  const isWide = useMediaQuery('(min-width: 64.0625rem)');
  // `isWide` is undefined on the server and during hydration. The tabs then count as a row for screen readers and keys.
  const isColumn = orientation === 'vertical' && isWide === true;

  const onKeyDown = (event: KeyboardEvent) => {
    const enabled = tabs.filter((tab) => !tab.disabled);
    const selected = enabled.findIndex((tab) => tab.id === value);
    // A combination with Alt, Control or Command belongs to the browser: Alt and Left Arrow go back one page.
    if (selected < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = (selected + 1) % enabled.length;
    const previous = (selected - 1 + enabled.length) % enabled.length;
    /** The index of the enabled tab to which each key moves. */
    const targets: Partial<Record<string, number>> = {
      ArrowRight: next,
      ArrowLeft: previous,
      Home: 0,
      End: enabled.length - 1,
      // In a row, the Up and Down Arrow keys scroll the page as usual.
      ...(isColumn && { ArrowDown: next, ArrowUp: previous }),
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]:enabled')[target]?.focus();
    onChange(enabled[target]!.id);
  };

  return (
    <div className={classes.root}>
      <div
        className={classes.list}
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isColumn ? 'vertical' : 'horizontal'}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            className={classes.tab}
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}-tab`}
            aria-controls={`${base}-${tab.id}`}
            aria-selected={tab.id === value}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon}
            <span>{tab.label}</span>
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          className={classes.panel}
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}`}
          aria-labelledby={`${base}-${tab.id}-tab`}
          tabIndex={0}
          hidden={tab.id !== value}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
