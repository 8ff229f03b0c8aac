import { policy, type Emergency } from '@niramaya/contract';
import { consultFlowCopy } from '@niramaya/copy/consult-flow';
import { useState } from 'react';
import { EmergencyCalls, EmergencyFrame } from '../EmergencyNotice/EmergencyNotice';

const [everyEmergency] = policy.emergencyNumbers;
const numbers = {
  danger: policy.emergencyNumbers,
  selfHarm: [policy.mentalHealthNumber, everyEmergency],
} as const;

interface EmergencyHintProps {
  /** The help that the words of the shopper ask for. Null shows nothing. */
  readonly emergency: Emergency | null;
  /** The emergency that another hint of the screen shows. @default null */
  readonly elsewhere?: Emergency | null;
}

/**
 * EmergencyHint advises a shopper whose words sound like an emergency to call at once. It is announced when it appears,
 * and once: further words of the same kind change nothing in it, and it is not announced if another hint of the screen
 * shows the same at that moment. It stops no step of the consultation.
 */
export function EmergencyHint({ emergency, elsewhere = null }: EmergencyHintProps) {
  const [shown, setShown] = useState({ emergency, isRepeated: false });
  // The hint is compared when it appears. If the other hint disappears later, this one has been announced in its place.
  if (shown.emergency !== emergency) setShown({ emergency, isRepeated: emergency !== null && emergency === elsewhere });
  const hint = emergency && (
    <EmergencyFrame key={emergency} mt="3">
      <p>{consultFlowCopy.emergency.hint[emergency]}</p>
      <EmergencyCalls numbers={numbers[emergency]} />
    </EmergencyFrame>
  );
  return (
    <>
      {/*
        The live region is in the page before it has a content, because a screen reader announces only changes inside a
        region that it knows. It stays empty while another hint of the screen has announced the same.
      */}
      <div role="alert">{!shown.isRepeated && hint}</div>
      {shown.isRepeated && hint}
    </>
  );
}
