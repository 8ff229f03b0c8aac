import { Flex, styled } from '@niramaya/ui/styled';
import { policy } from '@niramaya/contract';
import { consultFlowCopy } from '@niramaya/copy/consult-flow';
import { Phone } from 'lucide-react';

/** EmergencyFrame is the box of a text about an emergency with its telephone numbers. */
export const EmergencyFrame = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    px: { base: '3', sm: '4' },
    py: '2.5',
    bg: 'danger.subtle',
    color: 'danger.fg',
    borderRadius: 'control',
    fontWeight: 'medium',
  },
});
const Call = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    minHeight: '9',
    px: { base: '2', sm: '3' },
    bg: 'bg.panel',
    color: 'danger.fg',
    border: '[1px solid]',
    borderColor: 'danger.border',
    borderRadius: 'pill',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'danger.muted' },
    _icon: { boxSize: '4' },
    '@media (pointer: coarse)': { minHeight: 'control' },
  },
});

type EmergencyNumber = keyof typeof consultFlowCopy.emergency.numbers;

/** EmergencyCalls has a link for each of these telephone numbers, by which a phone calls. */
export const EmergencyCalls = ({ numbers }: { readonly numbers: readonly EmergencyNumber[] }) => (
  // The row has no `flex-grow`. Its width would change while a browser paints a page that it has received only in part.
  <Flex wrap="wrap" gap="2" width={{ base: 'full', sm: '[auto]' }}>
    {numbers.map((number) => (
      <Call key={number} href={`tel:${number}`}>
        <Phone aria-hidden />
        <span>{`${number} ${consultFlowCopy.emergency.numbers[number]}`}</span>
      </Call>
    ))}
  </Flex>
);

interface EmergencyNoticeProps {
  /** Whether the sentence is for screen readers alone on a phone, so that the numbers take one line. @default false */
  readonly isBrief?: boolean;
}

/**
 * EmergencyNotice has the telephone numbers for an emergency. It is near the top of the first page of the consultation
 * and of its first three steps.
 */
export const EmergencyNotice = ({ isBrief = false }: EmergencyNoticeProps) => (
  <EmergencyFrame as="aside" aria-label={consultFlowCopy.emergency.label} py={isBrief ? '1' : undefined}>
    <styled.p srOnly={isBrief ? { base: true, sm: false } : false}>{consultFlowCopy.emergency.text}</styled.p>
    <EmergencyCalls numbers={policy.emergencyNumbers} />
  </EmergencyFrame>
);
