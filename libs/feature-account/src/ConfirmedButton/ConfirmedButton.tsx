import { Flex, Grid } from '@niramaya/ui/styled';
import { Button, focusOnMount, type ButtonProps } from '@niramaya/ui';
import { useState, type ReactNode } from 'react';

interface ConfirmedButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'aria-label' | 'children'> {
  readonly question: string;
  /** The labels of the two answers. */
  readonly answers: { readonly yes: string; readonly no: string };
  /** Does what the button promises. The answer Yes is busy until the promise settles; then the button comes back. */
  readonly onYes: () => Promise<void>;
  /** Another button in the same row. The question takes the place of the whole row. */
  readonly otherAction: ReactNode;
}

/**
 * ConfirmedButton is for an action that cannot be undone: its click asks a question in the place of the button. The
 * focus is then on the answer No, so that pressing Enter twice erases nothing. The other props are those of `Button`.
 */
export function ConfirmedButton({ question, answers, onYes, otherAction, ...button }: ConfirmedButtonProps) {
  // Null before the first click. After the answer No it is false, and the button takes the focus as it comes back.
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await onYes();
    setIsBusy(false);
    setIsAsking(null);
  };
  if (!isAsking)
    return (
      <Flex wrap="wrap" gap="2">
        {otherAction}
        <Button
          {...button}
          ref={isAsking === false ? focusOnMount : null}
          tone="danger"
          size="sm"
          onClick={() => setIsAsking(true)}
        />
      </Flex>
    );
  return (
    <Grid gap="3" p="4" bg="danger.subtle" color="danger.fg" borderRadius="control" role="group" aria-label={question}>
      <p>{question}</p>
      <Flex wrap="wrap" gap="2">
        <Button tone="danger" size="sm" busy={isBusy} onClick={() => void confirm()}>
          {answers.yes}
        </Button>
        <Button ref={focusOnMount} variant="outline" tone="neutral" size="sm" onClick={() => setIsAsking(false)}>
          {answers.no}
        </Button>
      </Flex>
    </Grid>
  );
}
