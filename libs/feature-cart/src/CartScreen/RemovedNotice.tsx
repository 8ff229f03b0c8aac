import { Flex } from '@niramaya/ui/styled';
import { Button } from '@niramaya/ui';

interface RemovedNoticeProps {
  readonly text: string;
  readonly undoLabel: string;
  /** Must begin with `undoLabel`. */
  readonly undoName: string;
  /** In px. */
  readonly minHeight: number;
  readonly onUndo: () => void;
}

export function RemovedNotice({ text, undoLabel, undoName, minHeight, onUndo }: RemovedNoticeProps) {
  return (
    <Flex
      role="status"
      wrap="wrap"
      align="center"
      alignContent="center"
      justify="space-between"
      gap="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="card"
      px="4"
      py="2"
      style={{ minHeight }}
    >
      <span>{text}</span>
      <Button variant="ghost" size="sm" aria-label={undoName} onClick={onUndo}>
        {undoLabel}
      </Button>
    </Flex>
  );
}
