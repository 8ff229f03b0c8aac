import { emailIn, type Path } from '@niramaya/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the email that the sign-in screen passes to the sign-up screen, or back, in the history entry of the screen
 * at `path`, or null if the entry has no email. A prerendered page has no history entry. The hook removes the email
 * from the entry at once: otherwise Back would fill in the email again, for the next person at the device too
 * (requirement AUTH-13 in `docs/requirements.md`). Later renders therefore return null, so the caller must keep the
 * email in a state.
 */
export function useEmailOfEntry(path: Path): string | null {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const email = emailIn(state);
  useEffect(() => {
    if (email !== null) void navigate(path, { replace: true });
  }, [email, navigate, path]);
  return email;
}
