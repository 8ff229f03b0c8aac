import { paths } from '@niramaya/contract';
import { messages } from '@niramaya/contract/copy/messages';
import { rememberIntent, useBrowserStorage, useSession } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that starts a consultation. A member goes to the patient step; a guest is asked to log in and
 * stays (CONSULT-11, VALID-18).
 */
export function useStartConsultation() {
  const { isLoggedIn } = useSession();
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  return () => {
    if (isLoggedIn) void navigate(paths.patients);
    else {
      rememberIntent(storage, 'consultation');
      toast.blank(messages.pleaseLoginFirst, { appearance: 'greyPill' });
    }
  };
}
