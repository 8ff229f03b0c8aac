import { consultationLinks, type FromStepState } from '@niramaya/contract';
import { consultFlowCopy } from '@niramaya/copy/consult-flow';
import { useLostWish, useStorageReady } from '@niramaya/data-access';
import { UiLink, type LinkTarget } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';

interface LostWishNoteProps {
  /** The index of the step in `consultationLinks`. The third step, 2, asks for the doctor too. */
  readonly step: FromStepState['fromStep'];
  /** Returns a link with the state that each step passes on to the next one. */
  readonly linkTo: (link: LinkTarget) => LinkTarget;
  /** Called when the shopper follows the link, to keep input that is not stored yet. */
  readonly onLeave: (() => void) | undefined;
}

/**
 * LostWishNote is at the top of a step after a page load, which forgets the kind of talk and the doctor (requirements
 * AMB-62 and SPECIALITY-18 in `docs/requirements.md`). It stays until the shopper has chosen again. Its link leads to
 * the first step, which has a link back to this one.
 *
 * The prerendered page contains the note in any case. The script `apps/storefront/inline/shopper.ts` in the head sets
 * `data-begun` on `html` for a consultation that has begun, and without it the note is hidden. So nothing shifts when
 * the page hydrates.
 */
export function LostWishNote({ step, linkTo, onLeave }: LostWishNoteProps) {
  const isReady = useStorageReady();
  const wish = useLostWish();
  const lost = isReady ? wish : { mode: true, speciality: true };
  const isDoctorLost = step === 2 && lost.speciality;
  if (!lost.mode && !isDoctorLost) return null;
  const state: FromStepState = { fromStep: step };
  const { forgotten } = consultFlowCopy;
  const alone = isDoctorLost ? forgotten.doctor : forgotten.mode;
  return (
    <styled.p
      px="4"
      py="3"
      bg="warning.subtle"
      color="warning.fg"
      borderRadius="control"
      css={isReady ? undefined : { 'html:not([data-begun]) &': { display: 'none' } }}
    >
      <span>{lost.mode && isDoctorLost ? forgotten.both : alone}</span>
      {/* If only the doctor is lost, there is no link, because this step itself asks for the doctor. */}
      {lost.mode && (
        <>
          {' '}
          <UiLink {...linkTo({ ...consultationLinks[0], state })} variant="inline" onClick={onLeave}>
            {forgotten.chooseMode}
          </UiLink>
        </>
      )}
    </styled.p>
  );
}
