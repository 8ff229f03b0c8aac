import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { shellCopy } from '@niramaya/copy/shell';
import { UiLink } from '@niramaya/ui';
import type { ReactNode } from 'react';
import { useCurrentPage } from '../useCurrentPage';

/** The services, in the order of their links. */
const services = ['medicines', 'carePlan', 'consult', 'covid'] as const;

interface ServiceLinksProps {
  /**
   * The look of the links below each other in a menu: the class of a line, and the function that returns the icon
   * before its text. By default they are in a row without icons.
   */
  readonly menu?: {
    readonly className: string;
    readonly icon: (service: (typeof services)[number]) => ReactNode;
  };
}

/**
 * ServiceLinks has the links to the four services, in the top bar and in the menu (requirements SHELL-03 to SHELL-08 in
 * `docs/requirements.md`).
 */
export function ServiceLinks({ menu }: ServiceLinksProps) {
  const current = useCurrentPage();
  const hrefs = {
    medicines: paths.medicines,
    carePlan: paths.carePlan,
    consult: paths.consultDoctor,
    covid: paths.covid,
  };
  return (
    <nav aria-label={shellCopy.services.label}>
      <styled.ul display="flex" flexWrap="wrap" flexDirection={menu ? 'column' : 'row'}>
        {services.map((service) => (
          <li key={service}>
            <UiLink href={hrefs[service]} aria-current={current(hrefs[service])} className={menu?.className}>
              {menu ? (
                <>
                  {menu.icon(service)}
                  <span>{shellCopy.services[service]}</span>
                </>
              ) : (
                <styled.span
                  display="flex"
                  alignItems="center"
                  minH="11"
                  px="2"
                  fontSize="[0.9375rem]"
                  borderRadius="control"
                  fontWeight="semibold"
                  color="brand.fg"
                  whiteSpace="nowrap"
                  _hover={{ bg: 'brand.subtle' }}
                >
                  {shellCopy.services[service]}
                </styled.span>
              )}
            </UiLink>
          </li>
        ))}
      </styled.ul>
    </nav>
  );
}
