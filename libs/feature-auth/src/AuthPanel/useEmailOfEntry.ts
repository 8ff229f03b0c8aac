import { emailIn, type Path } from '@niramaya/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the email that the other screen of the account has put into the history entry of the screen at `path`, or
 * null. A prerendered page has none. The entry loses it at once, because it would otherwise show the email again after
 * Back, to the next person too (requirement AUTH-13 in `docs/requirements.md`).
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
