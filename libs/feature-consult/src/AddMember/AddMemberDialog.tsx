import { Grid, styled } from '@niramaya/ui/styled';
import type { Member } from '@niramaya/contract';
import { addMemberCopy } from '@niramaya/copy/add-member';
import { messages } from '@niramaya/copy/messages';
import { randomId, readUserKey, useAddMemberMutation, useBrowserStorage, useUnsavedInput } from '@niramaya/data-access';
import { Button, Dialog, toast, useCheckedForm, useIsMounted } from '@niramaya/ui';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { MemberFields } from '../MemberForm/MemberFields';
import { emptyDraft, fingerprintOf, memberOf, missingIn, type Draft } from '../MemberForm/member-draft';

const emptyFingerprint = fingerprintOf(emptyDraft);

interface AddMemberDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the API has stored the member, even if the dialog was closed before. */
  readonly onAdded: (member: Member) => void;
}

/**
 * AddMemberDialog asks for a family member and sends it to the API.
 *
 * The request goes on if the shopper closes the dialog meanwhile. The response closes and empties the dialog only if
 * the form still shows the member that was sent. A member that could not be saved comes back into the form as soon as
 * the form is empty.
 */
export function AddMemberDialog({ open, onClose, onAdded }: AddMemberDialogProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const member = memberOf(draft);
  const { form, isWrong, check, reset } = useCheckedForm(missingIn(draft));
  const firstField = useRef<HTMLInputElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [addMember] = useAddMemberMutation();
  const storage = useBrowserStorage();
  // The fingerprints of the members whose requests run. This is a ref and not state, because two clicks in one frame
  // would both read the old state, and both would send the member.
  const runningRequests = useRef(new Set<string>());
  // The fingerprints of `runningRequests` as state, because a render may not read a ref.
  const [runningForRender, setRunningForRender] = useState<readonly string[]>([]);
  // The idempotency key of each member that was sent and perhaps not saved, by its fingerprint. The API adds a member
  // once, even if it is sent again with the same key.
  const idempotencyKeys = useRef(new Map<string, string>());
  // The drafts that could not be saved while the form showed another one. They come back into the form one by one.
  const unsavedDrafts = useRef<Draft[]>([]);
  const fingerprint = fingerprintOf(draft);
  useUnsavedInput(fingerprint !== emptyFingerprint);
  // The values of the last render, which `send` reads after the response.
  const latest = useRef({ open, fingerprint });
  useLayoutEffect(() => {
    latest.current = { open, fingerprint };
  }, [open, fingerprint]);
  const isMounted = useIsMounted();

  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));
  const close = () => {
    onClose();
    reset();
    setHasFailed(false);
  };
  const closeAndDiscard = () => {
    close();
    const unsavedDraft = unsavedDrafts.current.shift();
    setDraft(unsavedDraft ?? emptyDraft);
    setHasFailed(unsavedDraft !== undefined);
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (runningRequests.current.has(fingerprint)) return;
    if (!check()) return;
    setHasFailed(false);
    const userKey = readUserKey(storage);
    const idempotencyKey = idempotencyKeys.current.get(fingerprint) ?? randomId();
    idempotencyKeys.current.set(fingerprint, idempotencyKey);
    runningRequests.current.add(fingerprint);
    setRunningForRender([...runningRequests.current]);
    const { data } = await addMember({ ...member, idempotencyKey });
    runningRequests.current.delete(fingerprint);
    setRunningForRender([...runningRequests.current]);
    // If another person has logged in meanwhile, a message would show them the name of the member.
    if (readUserKey(storage) !== userKey) return;
    if (!data) {
      showFailure(fingerprint);
      return;
    }
    idempotencyKeys.current.delete(fingerprint);
    toast.success(messages.memberAdded, { subject: 'members' });
    if (latest.current.fingerprint === fingerprint) closeAndDiscard();
    onAdded(data);
  }

  /**
   * Shows that the member was not saved. Its draft comes into the form if the form still shows it or is empty, and
   * otherwise it waits in `unsavedDrafts`. A toast appears too, unless the shopper sees the failure in the open form.
   *
   * @param sentFingerprint The fingerprint of the draft that was sent.
   */
  function showFailure(sentFingerprint: string) {
    if (!isMounted.current) {
      toast.error(addMemberCopy.failedAway(member.name), { subject: 'members' });
      return;
    }
    const isInForm = latest.current.fingerprint === sentFingerprint;
    if (isInForm || latest.current.fingerprint === emptyFingerprint) {
      setDraft(draft);
      setHasFailed(true);
    } else {
      unsavedDrafts.current.push(draft);
    }
    if (!isInForm || !latest.current.open) toast.error(addMemberCopy.failedLate(member.name), { subject: 'members' });
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={addMemberCopy.title}
      closeLabel={addMemberCopy.close}
      size="sm"
      initialFocus={firstField}
    >
      <styled.form ref={form} method="dialog" noValidate display="grid" gap="5" onSubmit={(event) => void send(event)}>
        <MemberFields
          draft={draft}
          onChange={change}
          isWrong={isWrong}
          firstField={firstField}
          failure={hasFailed ? addMemberCopy.failed : null}
        />
        <Grid gap="3" gridTemplateColumns="1fr 1fr">
          <Button variant="outline" onClick={closeAndDiscard}>
            {addMemberCopy.cancel}
          </Button>
          <Button type="submit" busy={runningForRender.includes(fingerprint)} busyLabel={addMemberCopy.busy}>
            {addMemberCopy.submit}
          </Button>
        </Grid>
      </styled.form>
    </Dialog>
  );
}
