import { chakra } from '@niramaya/ui/chakra';
import { footerCopy } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';

/** The ordering guide in three steps side by side: search, add to cart, checkout (SHELL-56). */
export function OrderingSteps() {
  const { steps } = useCopy(footerCopy);
  return (
    <section aria-labelledby="ordering-steps">
      <chakra.h2 id="ordering-steps" hideBelow="md" textStyle="title" pb="3">
        {steps.title}
      </chakra.h2>
      <chakra.ol
        display="flex"
        justifyContent="space-between"
        columnGap={{ md: '6' }}
        rowGap="2"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
      >
        {steps.items.map((step, index) => (
          <chakra.li key={step.title} display="flex" gap="2" flex={{ md: '1' }}>
            <chakra.span
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
            </chakra.span>
            <div>
              <chakra.p fontWeight="semibold">{step.title}</chakra.p>
              <chakra.p hideBelow="md" color="fg.muted">
                {step.text}
              </chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
    </section>
  );
}
