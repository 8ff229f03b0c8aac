import { Toaster, VisuallyHidden } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router-dom';

/** The current path and a button that goes back, for play functions. Only screen readers and tests find them. */
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

/** Renders a story with the parameter `inShop` in a `main` element, with its address and the toasts. */
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
