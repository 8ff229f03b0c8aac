import { paths } from '@niramaya/contract';
import { messages } from '@niramaya/contract/copy/messages';
import { rememberIntent, useBrowserStorage, useSession } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';
import { useNavigate } from 'react-router-dom';

/** Returns a function that opens the patient step, or asks a guest to log in. */
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
