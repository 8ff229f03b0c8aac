import type { Member } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/copy/patients';
import { useUserKey } from '@niramaya/data-access';
import { prefetch, lazyComponent, OverPage } from '@niramaya/lazy';
import { Button } from '@niramaya/ui';
import { useState } from 'react';

const AddMemberDialog = lazyComponent(
  'add member',
  () => import('./AddMemberDialog').then((module) => module.AddMemberDialog),
  { fallback: OverPage },
);

/**
 * AddMember is the button that adds a family member, with its dialog. A shopper who closes the dialog by accident finds
 * the typed text again; only Cancel discards it. `onAdded` gets the member as the server has stored it.
 */
export function AddMember({ onAdded }: { readonly onAdded: (member: Member) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const userKey = useUserKey();

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)} {...prefetch(AddMemberDialog)}>
        {patientsCopy.add.action}
      </Button>
      {/* The draft is health data. With another person the key changes, so that React discards it. */}
      <AddMemberDialog key={userKey} open={isOpen} onClose={() => setIsOpen(false)} onAdded={onAdded} />
    </>
  );
}
