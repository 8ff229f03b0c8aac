import { styled } from '@niramaya/ui/styled';
import { footerCopy } from '@niramaya/contract/copy/footer';
import { useCopy } from '@niramaya/ui';

export function OrderingSteps() {
  const { steps } = useCopy(footerCopy);
  return (
    <section aria-labelledby="ordering-steps">
      <styled.h2 id="ordering-steps" hideBelow="md" textStyle="title" pb="3">
        {steps.title}
      </styled.h2>
      <styled.ol
        display="flex"
        justifyContent="space-between"
        columnGap={{ md: '6' }}
        rowGap="2"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
      >
        {steps.items.map((step, index) => (
          <styled.li key={step.title} display="flex" gap="2" flex={{ md: '1' }}>
            <styled.span
              aria-hidden="true"
              flexShrink="0"
              display="grid"
              placeItems="center"
              boxSize="6"
              borderRadius="pill"
              bg="brand.subtle"
              color="brand.fg"
              fontWeight="bold"
            >
              {index + 1}
            </styled.span>
            <div>
              <styled.p fontWeight="semibold">{step.title}</styled.p>
              <styled.p hideBelow="md" color="fg.muted">
                {step.text}
              </styled.p>
            </div>
          </styled.li>
        ))}
      </styled.ol>
    </section>
  );
}
