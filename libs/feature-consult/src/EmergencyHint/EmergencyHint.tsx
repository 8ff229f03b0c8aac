import { policy, type Emergency } from '@niramaya/contract';
import { consultFlowCopy } from '@niramaya/copy/consult-flow';
import { EmergencyCalls, EmergencyFrame } from '../EmergencyNotice/EmergencyNotice';

const [everyEmergency] = policy.emergencyNumbers;
const numbers = {
  danger: policy.emergencyNumbers,
  selfHarm: [policy.mentalHealthNumber, everyEmergency],
} as const;

interface EmergencyHintProps {
  /** The help that the words of the shopper ask for. Null shows nothing. */
  readonly emergency: Emergency | null;
}

/**
 * EmergencyHint advises a shopper whose words sound like an emergency to call at once. It is announced when it appears,
 * and once: further words of the same kind change nothing in it. It stops no step of the consultation.
 */
export const EmergencyHint = ({ emergency }: EmergencyHintProps) => (
  // The live region is in the page before it has a content, because a screen reader announces only changes inside a
  // region that it knows.
  <div role="alert">
    {emergency && (
      <EmergencyFrame key={emergency} mt="3">
        <p>{consultFlowCopy.emergency.hint[emergency]}</p>
        <EmergencyCalls numbers={numbers[emergency]} />
      </EmergencyFrame>
    )}
  </div>
);
