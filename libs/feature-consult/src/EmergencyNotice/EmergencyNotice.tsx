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

/** EmergencyNotice has the telephone numbers for an emergency. It is near the top of the
 * first page of the consultation and of its first three steps. */
export function EmergencyNotice() {
  return (
    <Notice aria-label={consultFlowCopy.emergency.label}>
      <p>{consultFlowCopy.emergency.text}</p>
      {/*
        The row has no `flex-grow`. Its width would change while a browser paints a page that it has received only in part.
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
