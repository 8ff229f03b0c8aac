import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { shellCopy } from '@niramaya/copy/shell';
import { UiLink } from '@niramaya/ui';
import { useCurrentPage } from '../useCurrentPage';

/**
 * ServiceLinks has the links to the four services, in the top bar and in the menu (requirements SHELL-03 to SHELL-08 in
 * `docs/requirements.md`).
 */
export function ServiceLinks({ direction = 'row' }: { readonly direction?: 'row' | 'column' }) {
  const current = useCurrentPage();
  const links = [
    { label: shellCopy.services.medicines, href: paths.medicines },
    { label: shellCopy.services.carePlan, href: paths.carePlan },
    { label: shellCopy.services.consult, href: paths.consultDoctor },
    { label: shellCopy.services.covid, href: paths.covid },
  ];
  return (
    <nav aria-label={shellCopy.services.label}>
      <styled.ul display="flex" flexWrap="wrap" flexDirection={direction}>
        {links.map((link) => (
          <li key={link.href}>
            <UiLink href={link.href} aria-current={current(link.href)}>
              <styled.span
                display="flex"
                alignItems="center"
                minH="11"
                px={direction === 'row' ? '2' : '3'}
                fontSize={direction === 'row' ? '[0.9375rem]' : undefined}
                borderRadius="control"
                fontWeight="semibold"
                color="brand.fg"
                whiteSpace="nowrap"
                _hover={{ bg: 'brand.subtle' }}
              >
                {link.label}
              </styled.span>
            </UiLink>
          </li>
        ))}
      </styled.ul>
    </nav>
  );
}
