import { languageQuestionCopy } from '@niramaya/copy/language-question';
import { Button, Dialog } from '@niramaya/ui';

interface LanguageDialogProps {
  readonly open: boolean;
  /** Changes the language. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** LanguageDialog asks whether to change the language, although a form has text that is then lost. */
export const LanguageDialog = ({ open, onChange, onClose }: LanguageDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={languageQuestionCopy.title}
    closeLabel={languageQuestionCopy.close}
    size="sm"
    footer={
      <>
        <Button variant="outline" onClick={onClose}>
          {languageQuestionCopy.stay}
        </Button>
        <Button onClick={onChange}>{languageQuestionCopy.change}</Button>
      </>
    }
  >
    <p>{languageQuestionCopy.text}</p>
  </Dialog>
);
