import type { Member } from '@niramaya/contract';
import { changeMemberCopy as copy } from '@niramaya/copy/change-member';
import { addMemberCopy } from '@niramaya/copy/add-member';
import {
  forgetPatient,
  readUserKey,
  useBrowserStorage,
  useChangeMemberMutation,
  useConsult,
  useRemoveMemberMutation,
  updatePatient,
  useUnsavedInput,
} from '@niramaya/data-access';
import { Button, Dialog, focusOnMount, toast, useCheckedForm, useIsMounted } from '@niramaya/ui';
import { Grid, styled } from '@niramaya/ui/styled';
import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { MemberFields } from '../MemberForm/MemberFields';
import { fingerprintOf, memberOf, missingIn, type Draft } from '../MemberForm/member-draft';

interface ChangeMemberDialogProps {
  /**
   * The member as the list has it at the opening, or as it was saved since. Another member needs another `key`, because
   * the dialog keeps the typed texts.
   */
  readonly member: Member;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the member as the API has stored it, even if the dialog was closed or shows another member by then. */
  readonly onChanged: (member: Member) => void;
  /** The list of members, which gets the focus after a removal: the button that has opened the dialog is gone then. */
  readonly list: RefObject<HTMLElement | null>;
}

/**
 * ChangeMemberDialog corrects a family member, or removes it after a question. Orders and paid consultations have a
 * copy of their own, so they keep the name. The member of the consultation that is being filled in follows the change.
 *
 * The request goes on if the shopper closes the dialog meanwhile. A late answer closes the dialog only if the form
 * still shows the texts that were sent. A failure that the open dialog does not show gets a toast.
 *
 * A repeated request changes nothing more, so none needs an idempotency key.
 */
export function ChangeMemberDialog({ member, open, onClose, onChanged, list }: ChangeMemberDialogProps) {
  const before = { name: member.name, age: String(member.age), gender: member.gender };
  // Null if nothing is typed. The form then shows the member as it is at each opening.
  const [typed, setTyped] = useState<Draft | null>(null);
  const draft = typed ?? before;
  const { form, isWrong, check, reset } = useCheckedForm(missingIn(draft));
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  // This is a ref and not state, because two clicks in one frame would both read the old state.
  const runs = useRef(false);
  const [changeMember] = useChangeMemberMutation();
  const [removeMember] = useRemoveMemberMutation();
  const { patient } = useConsult();
  const storage = useBrowserStorage();
  const firstField = useRef<HTMLInputElement>(null);
  const isMounted = useIsMounted();
  const fingerprint = fingerprintOf(draft);
  const isChanged = fingerprint !== fingerprintOf(before);
  useUnsavedInput(open && isChanged);
  // The values of the last render, which are read after the response.
  const latest = useRef({ open, isAsking, fingerprint });
  useLayoutEffect(() => {
    latest.current = { open, isAsking, fingerprint };
  }, [open, isAsking, fingerprint]);

  const close = () => {
    onClose();
    reset();
    setIsAsking(false);
    setFailure(null);
  };
  const closeAndDiscard = () => {
    close();
    setTyped(null);
  };

  /**
   * Sends a change, and calls `onDone` with its result. If it fails, the dialog keeps `failed` while `isShown` returns
   * true, and a toast appears unless the shopper sees `failed` in the open dialog. A member that another device has
   * removed (404) leaves the consultation, and the dialog closes. For another person who has logged in meanwhile
   * nothing happens, because a message would show them the name of the member.
   */
  async function send<Result>(
    request: () => Promise<{ readonly data?: Result; readonly error?: object }>,
    failed: string,
    isShown: () => boolean,
    onDone: (result: Result | undefined) => void,
  ) {
    if (runs.current) return;
    runs.current = true;
    setIsRunning(true);
    setFailure(null);
    const userKey = readUserKey(storage);
    const { data, error } = await request();
    runs.current = false;
    setIsRunning(false);
    if (readUserKey(storage) !== userKey) return;
    if (error === undefined) {
      onDone(data);
      return;
    }
    if ('isMissing' in error) {
      forgetPatient(storage, member.id);
      toast.error(copy.gone(member.name), { subject: 'members' });
      setIsRemoved(true);
      if (isMounted.current) closeAndDiscard();
      return;
    }
    const isInDialog = isMounted.current && isShown();
    if (isInDialog) setFailure(failed);
    if (!isInDialog || !latest.current.open) toast.error(copy.failedAway(member.name), { subject: 'members' });
  }

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    if (!isChanged) {
      closeAndDiscard();
      return;
    }
    const isShown = () => latest.current.fingerprint === fingerprint;
    void send(
      () => changeMember({ id: member.id, ...memberOf(draft) }),
      copy.failed,
      isShown,
      (changed) => {
        if (changed) {
          updatePatient(storage, changed);
          onChanged(changed);
        }
        toast.success(copy.changed(memberOf(draft).name), { subject: 'members' });
        if (isMounted.current && isShown()) closeAndDiscard();
      },
    );
  };
  const remove = () =>
    void send(
      () => removeMember(member.id),
      copy.removeFailed,
      () => latest.current.isAsking,
      () => {
        forgetPatient(storage, member.id);
        toast.success(copy.removed(member.name), { subject: 'members' });
        setIsRemoved(true);
        if (isMounted.current) closeAndDiscard();
      },
    );

  if (isAsking)
    return (
      <Dialog
        open={open}
        onClose={close}
        title={copy.question(member.name)}
        closeLabel={addMemberCopy.close}
        size="sm"
        finalFocus={isRemoved ? list : undefined}
        footer={
          <Grid gap="3" gridTemplateColumns="1fr 1fr">
            <Button
              ref={focusOnMount}
              variant="outline"
              disabled={isRunning}
              onClick={() => {
                setIsAsking(false);
                setFailure(null);
              }}
            >
              {copy.keep}
            </Button>
            <Button tone="danger" busy={isRunning} busyLabel={copy.removing} onClick={remove}>
              {copy.confirm}
            </Button>
          </Grid>
        }
      >
        <Grid gap="3">
          <p>{copy.stays}</p>
          {patient?.id === member.id && <p>{copy.isPatient}</p>}
          <div role="alert">{failure !== null && <styled.p color="danger.fg">{failure}</styled.p>}</div>
        </Grid>
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onClose={isChanged ? close : closeAndDiscard}
      title={copy.title}
      closeLabel={addMemberCopy.close}
      size="sm"
      initialFocus={firstField}
      finalFocus={isRemoved ? list : undefined}
    >
      <styled.form ref={form} method="dialog" noValidate display="grid" gap="5" onSubmit={save}>
        <MemberFields
          draft={draft}
          onChange={(next) => setTyped((previous) => ({ ...(previous ?? before), ...next }))}
          isWrong={isWrong}
          firstField={firstField}
          failure={failure}
        />
        <Grid gap="3" gridTemplateColumns="1fr 1fr">
          <Button variant="outline" onClick={closeAndDiscard}>
            {addMemberCopy.cancel}
          </Button>
          <Button type="submit" busy={isRunning} busyLabel={addMemberCopy.busy}>
            {copy.submit}
          </Button>
        </Grid>
        <Button variant="ghost" tone="danger" disabled={isRunning} onClick={() => setIsAsking(true)}>
          {copy.remove}
        </Button>
      </styled.form>
    </Dialog>
  );
}
