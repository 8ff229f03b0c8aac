import { Flex, Grid } from '@niramaya/ui/styled';
import { Button, focusOnMount, type ButtonProps } from '@niramaya/ui';
import { useState, type ReactNode } from 'react';

interface ConfirmedButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'aria-label' | 'children'> {
  readonly question: string;
  readonly answers: { readonly yes: string; readonly no: string };
  readonly onYes: () => Promise<void>;
  /** The question replaces it too. */
  readonly otherAction: ReactNode;
}

/** The answer that changes nothing has the focus. */
export function ConfirmedButton({ question, answers, onYes, otherAction, ...button }: ConfirmedButtonProps) {
  // False after the answer No, so that the focus returns to the button.
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
