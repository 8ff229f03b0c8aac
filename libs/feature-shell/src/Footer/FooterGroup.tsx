import { chakra, css } from '@niramaya/ui/chakra';
import { useId, type ReactNode } from 'react';

/** How a link or button in a group of the footer looks: a line of text that a thumb can hit. */
export const footerItem = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '9',
  color: 'fg',
  cursor: 'pointer',
  textAlign: 'start',
  _hover: { color: 'brand.fg', textDecoration: 'underline' },
});

/** A titled list of the footer. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <chakra.h2 id={id} fontWeight="bold" pb="2">
        {title}
      </chakra.h2>
      <chakra.ul listStyleType="none">{children}</chakra.ul>
    </nav>
  );
}
