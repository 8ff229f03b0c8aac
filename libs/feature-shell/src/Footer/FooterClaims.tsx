import { chakra } from '@niramaya/ui/chakra';
import { footerCopy } from '@niramaya/contract';
import { ServiceIcon, useCopy } from '@niramaya/ui';

/** What the shop promises (SHELL-50 to SHELL-54). */
export function FooterClaims() {
  const { claims } = useCopy(footerCopy);
  return (
    <section aria-labelledby="why-niramaya">
      <chakra.h2 id="why-niramaya" textStyle="title" pb="4">
        {claims.title}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gap={{ base: '3', lg: '4' }}
        gridTemplateColumns={{ base: '1fr', lg: 'repeat(5, 1fr)' }}
        listStyleType="none"
      >
        {claims.items.map((claim) => (
          <chakra.li
            key={claim.title}
            display={{ base: 'flex', lg: 'block' }}
            gap="4"
            bg="bg.panel"
            borderWidth="1px"
            borderColor="border"
            borderRadius="card"
            p="4"
          >
            <chakra.span display="block" flexShrink="0" color="brand.fg" pb={{ lg: '2' }}>
              <ServiceIcon name={claim.icon} />
            </chakra.span>
            <div>
              <chakra.p fontWeight="semibold">{claim.title}</chakra.p>
              <chakra.p textStyle="caption" color="fg.muted">
                {claim.text}
              </chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
