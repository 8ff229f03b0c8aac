import type { Decorator } from '@storybook/react-vite';
import { LinkProvider, type LinkProps } from '@niramaya/ui';
import { Link, useLocation } from 'react-router-dom';
import { expect, within } from 'storybook/test';

const RouterLink = ({ href, ...rest }: LinkProps) =>
  href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;

function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

/** For stories: links lead somewhere, as in the storefront, and the address they lead to can be read. */
export const withAddress: Decorator = (Story) => (
  <LinkProvider value={RouterLink}>
    <main>
      <Story />
    </main>
    <Address />
  </LinkProvider>
);

/** The address of the story, with its query. */
export const expectAddress = (canvasElement: HTMLElement, address: string) =>
  expect(within(canvasElement).getByTestId('address').textContent).toBe(address);
