import { Toaster, VisuallyHidden } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router-dom';

/** Shows play functions the address of the story, and goes back as the back button of the browser does. */
function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <VisuallyHidden as="div">
      <output aria-label="Address">{pathname + search}</output>
      <button type="button" tabIndex={-1} onClick={() => void navigate(-1)}>
        Go back
      </button>
    </VisuallyHidden>
  );
}

/** Renders the story inside `main` and with toasts, as in the shop, if `parameters.inShop` is set. */
export const withShop: Decorator = (Story, { parameters }) =>
  parameters.inShop ? (
    <>
      <main>
        <Story />
      </main>
      <Address />
      <Toaster label="Messages" closeLabel="Close this message" />
    </>
  ) : (
    <Story />
  );
