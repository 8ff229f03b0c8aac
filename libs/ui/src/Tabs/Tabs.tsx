import { tabs as recipe } from '../../styled-system/recipes';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  panel: ReactNode;
}
export interface TabsProps<Id extends string = string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `vertical` applies from `lg` on. */
  orientation?: 'horizontal' | 'vertical';
}

/** Panels stay mounted, with their typed text. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, orientation = 'horizontal' }: TabsProps<Id>) {
  const classes = recipe({ orientation: orientation === 'vertical' ? orientation : undefined });
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    // Alt ← goes back.
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = (at + 1) % tabs.length;
    const previous = (at - 1 + tabs.length) % tabs.length;
    const keys: Partial<Record<string, number>> = {
      ArrowRight: next,
      ArrowLeft: previous,
      Home: 0,
      End: tabs.length - 1,
      // A row leaves ↑ and ↓ to the page.
      ...(orientation === 'vertical' && { ArrowDown: next, ArrowUp: previous }),
    };
    const to = keys[event.key];
    if (to === undefined) return;
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
