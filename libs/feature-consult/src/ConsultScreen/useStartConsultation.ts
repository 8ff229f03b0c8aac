import { paths } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { rememberIntent, useBrowserStorage, useSession } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that starts a consultation. A shopper who is logged in goes on to the patient step. A guest stays
 * here and sees a toast that asks for a login; the home screen offers the consultation after it (CONSULT-11, VALID-18).
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
