import { Flex, Grid } from '@niramaya/ui/styled';
import { Button, focusOnMount, type ButtonProps } from '@niramaya/ui';
import { useState, type ReactNode } from 'react';

interface ConfirmedButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'aria-label' | 'children'> {
  readonly question: string;
  /** The labels of the two answers. */
  readonly answers: { readonly yes: string; readonly no: string };
  /**
   * Runs the action after the answer Yes. The caller shows failures and moves the focus, so the promise must not
   * reject. Until it resolves, Yes is busy and No is disabled, because the action can no longer be stopped. Then the
   * question disappears and the button comes back.
   */
  readonly onYes: () => Promise<void>;
  /** Another button in the same row. The question takes the place of the whole row, so it mounts again afterwards. */
  readonly otherAction: ReactNode;
}

/**
 * ConfirmedButton is for an action that cannot be undone: its click asks a question in the place of the button. The
 * focus is then on the answer No, so that pressing Enter twice erases nothing. `variant`, `startIcon`, `aria-label` and
 * `children` are those of `Button`; the tone is always `danger` and the size `sm`.
 */
export function ConfirmedButton({ question, answers, onYes, otherAction, ...button }: ConfirmedButtonProps) {
  // After the answer No the phase is 'declined', and the button takes the focus as it comes back. After Yes it is
  // 'idle', because the caller moves the focus.
  const [phase, setPhase] = useState<'idle' | 'asking' | 'running' | 'declined'>('idle');
  const isRunning = phase === 'running';
  const confirm = async () => {
    setPhase('running');
    try {
      await onYes();
    } finally {
      setPhase('idle');
    }
  };
  if (phase === 'idle' || phase === 'declined')
    return (
      <Flex wrap="wrap" gap="2">
        {otherAction}
        <Button
          {...button}
          ref={phase === 'declined' ? focusOnMount : null}
          tone="danger"
          size="sm"
          onClick={() => setPhase('asking')}
        />
      </Flex>
    );
  return (
    <Grid gap="3" p="4" bg="danger.subtle" color="danger.fg" borderRadius="control" role="group" aria-label={question}>
      <p>{question}</p>
      <Flex wrap="wrap" gap="2">
        <Button tone="danger" size="sm" busy={isRunning} onClick={() => void confirm()}>
          {answers.yes}
        </Button>
        <Button
          ref={focusOnMount}
          variant="outline"
          tone="neutral"
          size="sm"
          disabled={isRunning}
          onClick={() => setPhase('declined')}
        >
          {answers.no}
        </Button>
      </Flex>
    </Grid>
  );
}
