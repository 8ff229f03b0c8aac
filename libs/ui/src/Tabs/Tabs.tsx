import { tabs as recipe } from '../../styled-system/recipes';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  panel: ReactNode;
}
export interface TabsProps<Id extends string = string> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs in the order of the row. */
  tabs: readonly TabItem<Id>[];
  /** The id of the tab whose panel is visible. */
  value: Id;
  /** Called with the id of the tab that the user selects by click or arrow key. */
  onChange: (id: Id) => void;
  /** `vertical` puts the tabs at the side from `lg` on, and on top below `lg`. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

type Moves = Partial<Record<string, (at: number, last: number) => number>>;
const next = (at: number, last: number) => (at === last ? 0 : at + 1);
const previous = (at: number, last: number) => (at === 0 ? last : at - 1);
const along: Moves = {
  ArrowRight: next,
  ArrowLeft: previous,
  Home: () => 0,
  End: (_at, last) => last,
};
/**
 * Which keys move the selection. A row leaves ↑ and ↓ to the page, which scrolls by them. A column uses all four arrow
 * keys, because it is a row on narrow screens.
 */
const moves: Record<'horizontal' | 'vertical', Moves> = {
  horizontal: along,
  vertical: { ...along, ArrowDown: next, ArrowUp: previous },
};

/**
 * Renders the tabs pattern of ARIA: one tab stop, arrow keys, Home and End. Panels stay mounted, so that typed text is
 * kept.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, orientation = 'horizontal' }: TabsProps<Id>) {
  const classes = recipe({ orientation: orientation === 'vertical' ? orientation : undefined });
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[orientation][event.key];
    const at = tabs.findIndex((tab) => tab.id === value);
    // With a modifier key, the key belongs to the browser: Alt ← goes back.
    if (!move || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = move(at, tabs.length - 1);
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    onChange(tabs[to]!.id);
  };

  return (
    <div className={classes.root}>
      <div
        className={classes.list}
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
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
