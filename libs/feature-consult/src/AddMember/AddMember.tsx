import { patientsCopy } from '@niramaya/contract';
import { Button, Dialog, useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { AddMemberForm, emptyMember } from './AddMemberForm';

/**
 * '+ Add New Member' and the popup that it opens (CONSULT-22, CONSULT-23, STATE-40 to STATE-42). Cancel throws away what
 * was typed; a slip that closes the popup (Escape, a tap beside it) does not.
 */
export function AddMember({ onAdded }: { readonly onAdded: () => void }) {
  const { add } = useCopy(patientsCopy);
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(emptyMember);

  const close = () => setIsOpen(false);
  const closeForGood = () => {
    close();
    setDraft(emptyMember);
  };

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {add.action}
      </Button>
      <Dialog open={isOpen} onClose={close} title={add.title} closeLabel={add.close} size="sm">
        <AddMemberForm
          draft={draft}
          onDraftChange={(change) => setDraft((held) => ({ ...held, ...change }))}
          onCancel={closeForGood}
          onAdded={() => {
            closeForGood();
            onAdded();
          }}
        />
      </Dialog>
    </>
  );
}
