import { Flex, styled } from '@niramaya/ui/styled';
import { policy } from '@niramaya/contract';
import { consultFlowCopy } from '@niramaya/copy/consult-flow';
import { Phone } from 'lucide-react';

const Notice = styled('aside', {
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

/** EmergencyNotice has the telephone numbers for an emergency. It is at the top of every screen of the consultation. */
export function EmergencyNotice() {
  return (
    <Notice aria-label={consultFlowCopy.emergency.label}>
      <p>{consultFlowCopy.emergency.text}</p>
      {/*
        The row does not grow into free space: a browser that paints the page while it arrives would shift the layout.
      */}
      <Flex wrap="wrap" gap="2" width={{ base: 'full', sm: '[auto]' }}>
        {policy.emergencyNumbers.map((number) => (
          <Call key={number} href={`tel:${number}`}>
            <Phone aria-hidden />
            <span>{`${number} ${consultFlowCopy.emergency.numbers[number]}`}</span>
          </Call>
        ))}
      </Flex>
    </Notice>
  );
}
