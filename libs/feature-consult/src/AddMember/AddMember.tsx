import { patientsCopy } from '@niramaya/contract';
import { Button, createPart, fetchAhead, useCopy, usePart } from '@niramaya/ui';
import { createElement, useState } from 'react';

const dialog = createPart(() => import('./AddMemberDialog').then((part) => part.AddMemberDialog));

/**
 * '+ Add New Member' and the popup that it opens (CONSULT-22, CONSULT-23, STATE-40 to STATE-42). Cancel throws away what
 * was typed; a slip that closes the popup (Escape, a tap beside it) does not.
 */
export function AddMember({ onAdded }: { readonly onAdded: () => void }) {
  const { add } = useCopy(patientsCopy);
  const [isOpen, setIsOpen] = useState(false);
  // Once opened it stays, closed or not, for it holds what was typed.
  const [isWanted, setIsWanted] = useState(false);
  const AddMemberDialog = usePart(dialog, isWanted);

  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={open} {...fetchAhead(dialog)}>
        {add.action}
      </Button>
      {AddMemberDialog && createElement(AddMemberDialog, { open: isOpen, onClose: () => setIsOpen(false), onAdded })}
    </>
  );
}
