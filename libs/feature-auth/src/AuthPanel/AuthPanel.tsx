import { chakra } from '@niramaya/ui/chakra';
import { authCopy } from '@niramaya/contract';
import { Container, Illustration, useCopy } from '@niramaya/ui';
import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface AuthPanelProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly frame?: Ref<HTMLDivElement>;
  /** px that the frame takes at least, for content that takes the place of something taller. */
  readonly minHeightPx?: number;
}

/** The frame of the sign-in and sign-up screens: the form, and beside it on wide screens what an account is good for. */
export function AuthPanel({ title, text, children, heading, frame, minHeightPx }: AuthPanelProps) {
  const { points } = useCopy(authCopy);
  return (
    <Container>
      <chakra.div
        ref={frame}
        style={{ minHeight: minHeightPx }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 480px)' }}
        gap={{ base: '8', lg: '16' }}
        alignItems={minHeightPx === undefined ? 'center' : 'start'}
        py={{ base: '6', md: '12' }}
      >
        <chakra.aside hideBelow="lg" aria-label={points.title}>
          <Illustration name="welcome" size={320} />
          <chakra.p textStyle="title" pt="6" pb="3">
            {points.title}
          </chakra.p>
          <chakra.ul display="grid" gap="3" listStyleType="none">
            {points.items.map((point) => (
              <chakra.li key={point} display="flex" gap="3" alignItems="center">
                <chakra.span color="brand.fg" flexShrink="0">
                  <Check size={20} aria-hidden="true" />
                </chakra.span>
                {point}
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.aside>
        <chakra.section
          w="full"
          maxW="[480px]"
          mx="[auto]"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="card"
          boxShadow="raised"
          p={{ base: '5', md: '8' }}
        >
          <chakra.h1 ref={heading} tabIndex={-1} textStyle="heading" outline="none">
            {title}
          </chakra.h1>
          <chakra.p color="fg.muted" pt="1" pb="6">
            {text}
          </chakra.p>
          {children}
        </chakra.section>
      </chakra.div>
    </Container>
  );
}
