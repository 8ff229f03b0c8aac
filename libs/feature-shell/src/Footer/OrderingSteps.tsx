import { chakra } from '@niramaya/ui/chakra';
import { footerCopy } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';

/** How to order, in three steps: search, add to cart, checkout (SHELL-56). */
export function OrderingSteps() {
  const { steps } = useCopy(footerCopy);
  return (
    <section aria-labelledby="ordering-steps">
      <chakra.h2 id="ordering-steps" textStyle="title" pb="4">
        {steps.title}
      </chakra.h2>
      <chakra.ol
        display="grid"
        gap={{ base: '4', md: '6' }}
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
        listStyleType="none"
      >
        {steps.items.map((step, index) => (
          <chakra.li key={step.title} display="flex" gap="4" alignItems="flex-start">
            <chakra.span
              aria-hidden="true"
              flexShrink="0"
              display="grid"
              placeItems="center"
              boxSize="10"
              borderRadius="pill"
              bg="brand.subtle"
              color="brand.fg"
              fontWeight="bold"
            >
              {index + 1}
            </chakra.span>
            <div>
              <chakra.p fontWeight="semibold">{step.title}</chakra.p>
              <chakra.p color="fg.muted">{step.text}</chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
    </section>
  );
}
