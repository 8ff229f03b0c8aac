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
  readonly on: string | null;
  readonly addressOf: (name: string) => string;
}

const Corner = styled('section', {
  base: {
    position: 'fixed',
    zIndex: 'sticky',
    insetInlineStart: '3',
    bottom: '[calc(var(--edge-bottom) + 0.75rem)]',
    maxWidth: '[calc(100vw - 1.5rem)]',
  },
});
const Upwards = styled('div', { base: { display: 'flex', flexDirection: 'column-reverse', alignItems: 'start' } });
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
          {/* Read on opening, because the URL may have changed. */}
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
