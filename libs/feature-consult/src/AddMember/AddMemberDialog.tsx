import type { Member } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/contract/copy/consult-flow';
import { Dialog, useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { AddMemberForm, emptyMember } from './AddMemberForm';

interface AddMemberDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdded: (member: Member) => void;
}

export function AddMemberDialog({ open, onClose, onAdded }: AddMemberDialogProps) {
  const { add } = useCopy(patientsCopy);
  const [draft, setDraft] = useState(emptyMember);
  const closeForGood = () => {
    onClose();
    setDraft(emptyMember);
  };
  return (
    <Dialog open={open} onClose={onClose} title={add.title} closeLabel={add.close} size="sm">
      <AddMemberForm
        draft={draft}
        onDraftChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        onCancel={closeForGood}
        onAdded={(member) => {
          closeForGood();
          onAdded(member);
        }}
      />
    </Dialog>
  );
}
