import { css, styled } from '@niramaya/ui/styled';
import { footerCopy } from '@niramaya/copy/footer';
import { shellCopy } from '@niramaya/copy/shell';
import { closePolicy, openPanel, openPolicy, useAppDispatch, useAppSelector } from '@niramaya/data-access';
import { lazyComponent, OverPage, prefetch } from '@niramaya/lazy';
import { UiLink } from '@niramaya/ui';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';

const PolicyDialog = lazyComponent('policy', () => import('./PolicyDialog').then((module) => module.PolicyDialog), {
  fallback: OverPage,
});

const footerItem = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '9' },
  color: 'fg',
  cursor: 'pointer',
  textAlign: 'start',
  _hover: { color: 'brand.fg', textDecoration: 'underline' },
});

const FooterButton = styled(
  'button',
  { base: footerItem },
  { defaultProps: { type: 'button', 'aria-haspopup': 'dialog' } },
);

/**
 * From this width on (the breakpoint `md`), and on paper, every group of links is open. A style opens a `details`
 * element by `::details-content`; browsers without it keep the groups folded.
 */
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

/**
 * FooterGroup is a titled group of links: folded on a phone, open on wider screens and on paper. It works without
 * scripts.
 */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Fold>
        <Title>
          <h2 id={id}>{title}</h2>
          <ChevronDown size={20} aria-hidden="true" />
        </Title>
        <styled.ul display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: '1fr' }} pb={{ base: '2', md: '0' }}>
          {children}
        </styled.ul>
      </Fold>
    </nav>
  );
}

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** FooterLinks is a group of links in the footer (requirements SHELL-45 and SHELL-47 in `docs/requirements.md`). */
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

/**
 * PolicyLinks is the group of policies (SHELL-46). Each opens in a dialog, because the requirements allow no further
 * addresses (ROUTE-17). `openPolicy` opens a policy from other screens. The last button opens My data.
 */
export function PolicyLinks() {
  const { title, names } = footerCopy.policies;
  const dispatch = useAppDispatch();
  const openId = useAppSelector((state) => state.panel.policyOf);
  return (
    <>
      <FooterGroup title={title}>
        {Object.entries(names).map(([id, name]) => (
          <li key={id}>
            <FooterButton onClick={() => dispatch(openPolicy(id))} {...prefetch(PolicyDialog)}>
              {name}
            </FooterButton>
          </li>
        ))}
        <li>
          <FooterButton onClick={() => dispatch(openPanel('data'))}>{shellCopy.account.data}</FooterButton>
        </li>
      </FooterGroup>
      {/* A folded group renders nothing, and the page of a product opens a policy too. */}
      <PolicyDialog open={openId !== null} id={openId} onClose={() => dispatch(closePolicy())} />
    </>
  );
}
