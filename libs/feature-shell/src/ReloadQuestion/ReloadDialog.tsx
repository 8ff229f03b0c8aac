import { reloadQuestionCopy } from '@niramaya/copy/reload-question';
import { Button, Dialog } from '@niramaya/ui';

interface ReloadDialogProps {
  readonly open: boolean;
  /** The reason for which the page would load again: another language, or a new version of the shop. */
  readonly reason: 'language' | 'update';
  /** Called when the shopper chooses to load the page again. The parent does it. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** ReloadDialog asks whether to load the page again, although a form has text that is then lost. */
export function ReloadDialog({ open, reason, onReload, onClose }: ReloadDialogProps) {
  const copy = reloadQuestionCopy[reason];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      closeLabel={reloadQuestionCopy.close}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {copy.stay}
          </Button>
          <Button onClick={onReload}>{copy.reload}</Button>
        </>
      }
    >
      <p>{reloadQuestionCopy.text}</p>
    </Dialog>
  );
}
