import { Toaster, VisuallyHidden } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router-dom';

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
