import { UiLink } from '@niramaya/ui';
import { styled, css } from '@niramaya/ui/styled';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export const footerItem = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '9' },
  color: 'fg',
  cursor: 'pointer',
  textAlign: 'start',
  _hover: { color: 'brand.fg', textDecoration: 'underline' },
});

/** Matches `md` and paper. A browser that cannot open `details` with CSS keeps the groups folded. */
const roomy = '@media (min-width: 601px), print';
const canOpen = '@supports selector(::details-content)';

const Fold = styled('details', {
  base: {
    borderTopWidth: { base: '1px', md: '0' },
    '&[open] svg': { rotate: '[180deg]' },
    [roomy]: { [canOpen]: { '&::details-content': { contentVisibility: 'visible' } } },
  },
});

const Title = styled('summary', {
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

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

export const FooterLinks = ({ title, links }: FooterLinksProps) => (
  <FooterGroup title={title}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <UiLink href={href}>
          <styled.span css={footerItem}>{label}</styled.span>
        </UiLink>
      </li>
    ))}
  </FooterGroup>
);

export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Fold>
        <Title>
          <h2 id={id}>{title}</h2>
          <ChevronDown size={20} aria-hidden="true" />
        </Title>
        <styled.ul
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', md: '1fr' }}
          pb={{ base: '2', md: '0' }}
          listStyleType="none"
        >
          {children}
        </styled.ul>
      </Fold>
    </nav>
  );
}
