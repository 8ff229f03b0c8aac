import { messages, paths } from '@niramaya/contract';
import { rememberIntent, useAppDispatch, useSession } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';
import { useNavigate } from 'react-router-dom';

/** Starts a consultation: a member goes on to the patient step, a guest is asked to log in and stays (CONSULT-11, VALID-18). */
export function useStartConsultation() {
  const { isLoggedIn } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    if (isLoggedIn) void navigate(paths.patients);
    else {
      dispatch(rememberIntent('consultation'));
      toast.blank(messages.pleaseLoginFirst, { appearance: 'greyPill' });
    }
  };
}
