import { styled } from '@niramaya/ui/styled';
import { footerCopy } from '@niramaya/contract/copy/footer';
import { useCopy } from '@niramaya/ui';
import { Check } from 'lucide-react';

export function FooterClaims() {
  const { claims } = useCopy(footerCopy);
  return (
    <section aria-labelledby="why-niramaya">
      <styled.h2 id="why-niramaya" hideBelow="md" textStyle="title" pb="3">
        {claims.title}
      </styled.h2>
      <styled.ul display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
        {claims.items.map((claim) => (
          <styled.li key={claim} display="flex" gap="2" color="brand.fg">
            <Check size={20} aria-hidden="true" />
            <styled.span color="fg">{claim}</styled.span>
          </styled.li>
        ))}
      </styled.ul>
    </section>
  );
}
