import { LinkProvider, Toaster, VisuallyHidden, type LinkProps } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { Link, useLocation, useNavigate } from 'react-router-dom';

const RouterLink = ({ href, ...rest }: LinkProps) =>
  href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;

/** Says where the story is, and goes back, as the browser's own button does. */
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

/** What the shop puts around a screen: a main part, links that stay in the app, toasts; and, for play functions, the address. */
export const inFlow: Decorator = (Story) => (
  <LinkProvider value={RouterLink}>
    <main>
      <Story />
    </main>
    <Address />
    <Toaster label="Messages" closeLabel="Close this message" />
  </LinkProvider>
);
