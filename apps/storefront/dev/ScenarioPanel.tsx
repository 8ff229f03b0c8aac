import { styled } from '@niramaya/ui/styled';
import { Button } from '@niramaya/ui';
import { FlaskConical } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';

export interface ScenarioChoice {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export interface ScenarioPanelProps {
  readonly scenarios: readonly ScenarioChoice[];
  /** The name of the one that is on, or null. */
  readonly on: string | null;
  /** The address that opens this page with a scenario, or with none. */
  readonly addressOf: (name: string) => string;
}

/** Above the bars at the lower edge, and in front of the header if it unfolds that far. */
const Corner = styled('section', {
  base: {
    position: 'fixed',
    zIndex: 'sticky',
    insetInlineStart: '3',
    bottom: '[calc(var(--edge-bottom) + 0.75rem)]',
    maxWidth: '[calc(100vw - 1.5rem)]',
  },
});
/** Unfolds upwards, while the focus goes from the button into what it unfolds. */
const Upwards = styled('div', { base: { display: 'flex', flexDirection: 'column-reverse', alignItems: 'start' } });
/** The button and what it unfolds stand over the page as two cards of one look. */
const raised = {
  p: '1.5',
  layerStyle: 'panel',
  boxShadow: 'raised',
} as const;
const Line = styled('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '2',
    ...raised,
  },
});
const List = styled('ul', {
  base: {
    display: 'grid',
    width: '[20rem]',
    maxWidth: 'full',
    maxHeight: '[min(26rem, 60dvh)]',
    overflowY: 'auto',
    mb: '2',
    ...raised,
    listStyleType: 'none',
    '&[hidden]': { display: 'none' },
  },
});
const Choice = styled('a', {
  base: {
    display: 'grid',
    px: '3',
    py: '2',
    color: 'fg',
    borderRadius: 'control',
    borderInlineStartWidth: '3px',
    borderColor: '[transparent]',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current=page]': { borderColor: 'brand.fg', fontWeight: 'bold' },
  },
});

/**
 * For reviewers, in development alone: plays a case over any screen, says which one is on, and ends it with one click.
 * Each is a link, so that it can be handed on.
 */
export function ScenarioPanel({ scenarios, on, addressOf }: ScenarioPanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    trigger.current?.focus();
  };
  const current = scenarios.find(({ name }) => name === on);
  return (
    <Corner aria-label="Scenarios for reviewers">
      <Upwards onKeyDown={onKeyDown}>
        <Line>
          <Button
            size="sm"
            variant={current ? 'solid' : 'ghost'}
            tone={current ? 'brand' : 'neutral'}
            startIcon={<FlaskConical aria-hidden />}
            ref={trigger}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {current ? `Scenario: ${current.title}` : 'Scenarios'}
          </Button>
          {current && (
            <Button size="sm" variant="outline" onClick={() => window.location.assign(addressOf('none'))}>
              End
            </Button>
          )}
        </Line>
        <List id={id} hidden={!open}>
          {/* The address is read as the list unfolds: the shop may have gone on since. */}
          {open &&
            scenarios.map(({ name, title, text }) => (
              <li key={name}>
                <Choice href={addressOf(name)} aria-current={name === on ? 'page' : undefined}>
                  <span>{title}</span>
                  <styled.span textStyle="caption" color="fg.muted" fontWeight="normal">
                    {text}
                  </styled.span>
                </Choice>
              </li>
            ))}
        </List>
      </Upwards>
    </Corner>
  );
}
