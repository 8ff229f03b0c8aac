import { chakra, css } from '@niramaya/ui/chakra';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** How a link or button in a group of the footer looks: a line of text that a thumb can hit. */
export const footerItem = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '9' },
  color: 'fg',
  cursor: 'pointer',
  textAlign: 'start',
  _hover: { color: 'brand.fg', textDecoration: 'underline' },
});

/** The width from which every group is open (`md`), and paper. Browsers that cannot open one by style keep it folded. */
const roomy = '@media (min-width: 601px), print';
const canOpen = '@supports selector(::details-content)';

const Fold = chakra('details', {
  base: {
    borderTopWidth: { base: '1px', md: '0' },
    '&[open] svg': { rotate: '180deg' },
    [roomy]: { [canOpen]: { '&::details-content': { contentVisibility: 'visible' } } },
  },
});

/** Where the group is always open its title stays as a heading, and nothing that could be pressed is left. */
const Title = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: { base: '12', md: '9' },
    fontWeight: 'bold',
    cursor: 'pointer',
    [roomy]: { [canOpen]: { visibility: 'hidden', '& h2': { visibility: 'visible', pointerEvents: 'none' } } },
  },
});

/** A titled list of the footer: folded on a phone, open on wider screens and on paper. It needs no script. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Fold>
        <Title>
          <h2 id={id}>{title}</h2>
          <ChevronDown size={20} aria-hidden="true" />
        </Title>
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', md: '1fr' }}
          pb={{ base: '2', md: '0' }}
          listStyleType="none"
        >
          {children}
        </chakra.ul>
      </Fold>
    </nav>
  );
}
