import { Flex, styled } from '@niramaya/ui/styled';
import { Button } from '@niramaya/ui';
import { useEffect, useRef } from 'react';

interface ConfirmProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

const Box = styled('div', {
  base: { display: 'grid', gap: '3', p: '4', bg: 'danger.subtle', color: 'danger.fg', borderRadius: 'control' },
});

/** The answer that changes nothing has the focus. */
export function Confirm({ question, yes, no, busy, onYes, onNo }: ConfirmProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Box role="group" aria-label={question}>
      <p>{question}</p>
      <Flex wrap="wrap" gap="2">
        <Button tone="danger" size="sm" busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button ref={keep} variant="outline" tone="neutral" size="sm" onClick={onNo}>
          {no}
        </Button>
      </Flex>
    </Box>
  );
}
