import { paths, type ConsultSpeciality } from '@niramaya/contract';
import { consultCopy } from '@niramaya/copy/consult';
import { messages } from '@niramaya/copy/messages';
import { rememberIntent, useAppDispatch, useBrowserStorage, useSession, wishFor } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that starts a consultation. A shopper who is logged in goes on to the patient step. A guest stays
 * here and sees a toast that asks for a login. Its button 'Log in' leads there and then to the patient step. After any
 * other login, the home screen offers the consultation (requirements CONSULT-11 and VALID-18 in
 * `docs/requirements.md`). A given speciality is the one that is chosen at the third step.
 */
export function useStartConsultation() {
  const { isLoggedIn } = useSession();
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (speciality?: ConsultSpeciality) => {
    if (speciality) dispatch(wishFor({ speciality }));
    if (isLoggedIn) void navigate(paths.patients);
    else {
      rememberIntent(storage, 'consultation');
      const logIn = () => {
        rememberIntent(storage, 'consultationAtOnce');
        void navigate(paths.login);
      };
      toast.blank(messages.pleaseLoginFirst, {
        appearance: 'greyPill',
        action: { label: consultCopy.start.login, onAction: logIn },
      });
    }
  };
}
