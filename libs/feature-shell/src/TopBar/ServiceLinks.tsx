import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { shellCopy } from '@niramaya/contract/copy/shell';
import { UiLink, useCopy } from '@niramaya/ui';

/** The links to the services. */
export function ServiceLinks({ direction = 'row' }: { readonly direction?: 'row' | 'column' }) {
  const { services } = useCopy(shellCopy);
  const links = [
    { label: services.medicines, href: paths.medicines },
    { label: services.carePlan, href: paths.carePlan },
    { label: services.consult, href: paths.consultDoctor },
    { label: services.covid, href: paths.covid },
  ];
  return (
    <nav aria-label={services.label}>
      <styled.ul display="flex" flexWrap="wrap" flexDirection={direction} listStyleType="none">
        {links.map((link) => (
          <li key={link.href}>
            <UiLink href={link.href}>
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
