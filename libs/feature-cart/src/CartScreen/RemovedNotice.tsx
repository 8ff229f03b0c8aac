import { chakra } from '@niramaya/ui/chakra';
import { Button } from '@niramaya/ui';

interface RemovedNoticeProps {
  readonly text: string;
  readonly undoLabel: string;
  /** For screen readers: which of several is put back. It begins with `undoLabel`. */
  readonly undoName: string;
  /** px */
  readonly minHeight: number;
  readonly onUndo: () => void;
}

/** Says what was taken out and puts it back on request; unlike the toast it stays until the screen is left. */
export function RemovedNotice({ text, undoLabel, undoName, minHeight, onUndo }: RemovedNoticeProps) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      alignContent="center"
      justifyContent="space-between"
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
    </chakra.div>
  );
}
