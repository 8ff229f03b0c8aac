import { styled } from '@niramaya/ui/styled';
import { UiLink } from '@niramaya/ui';
import { FooterGroup, footerItem } from './FooterGroup';

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <FooterGroup title={title}>
      {links.map((link) => (
        <li key={link.href}>
          <UiLink href={link.href}>
            <styled.span css={footerItem}>{link.label}</styled.span>
          </UiLink>
        </li>
      ))}
    </FooterGroup>
  );
}
