import { stepper } from '../../styled-system/recipes';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BaseLink, type LinkTarget } from '../UiLink/LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const classes = stepper();

/** The props of `Stepper`. A process in which steps can be skipped gives both `done` and `skippedLabel`. */
export interface StepperProps {
  /**
   * The name of the list for screen readers. Steppers with the same name on different screens belong to one process.
   */
  label: string;
  /** The names of the steps, in their order, each unique and of two words at most. */
  steps: readonly string[];
  /** The index of the current step, from 0; `steps.length` if all are done. */
  current: number;
  /** The word after a finished step for screen readers, such as 'done'. */
  doneLabel: string;
  /**
   * Whether each step is done, for a process that lets people leave a step without a choice. Such a step keeps its
   * number in place of the tick. @default every step before the current one is done
   */
  done?: readonly boolean[];
  /**
   * The counterpart of `doneLabel`: the words for screen readers after a step that a person left without a choice, such
   * as 'nothing chosen'. Without it, screen readers read nothing but the name of such a step.
   */
  skippedLabel?: string;
  /**
   * The link to each step, by which a person goes back. Only a step before the current one is a link; null leaves it as
   * text. @default every step is text
   */
  links?: readonly (LinkTarget | null)[];
  /**
   * Whether the person on this page has to go through the process. A person who does not gets no `Stepper`. `unknown`
   * is for a prerendered page, which is the same for both: the list is rendered, and visible only if `html` has the
   * attribute `data-steps`. The application sets this attribute, by a script in the head of the page.
   * @default 'yes'
   */
  applies?: 'yes' | 'unknown';
}

/**
 * The index of the step that each process showed last, by its name. The next screen of the process animates from there.
 */
const lastShownStep = new Map<string, number>();

/**
 * `Stepper` is for the position in a process of three to five steps. With `links` a person goes back to a step that
 * they have left. No link leads to a later step; for that use a `Button`. For several views of one thing use `Tabs`.
 *
 * A screen reader reads an ordered list with the current step marked. The line above a step fills or empties when the
 * step changes, also from one screen to the next.
 */
export function Stepper({
  label,
  steps,
  current,
  doneLabel,
  done,
  skippedLabel,
  links,
  applies = 'yes',
}: StepperProps) {
  const isUnknown = applies === 'unknown';
  // `previous` is the step that was visible before the current one, on this screen or on the one before.
  const [move, setMove] = useState(() => ({ current, previous: lastShownStep.get(label) ?? current }));
  // State is set while rendering, so that the animation begins in the first frame of the new step.
  if (move.current !== current) setMove({ current, previous: move.current });
  const { previous } = move;
  useEffect(() => {
    if (!isUnknown) lastShownStep.set(label, current);
  }, [label, current, isUnknown]);

  return (
    <div className={classes.root} data-unknown={isUnknown ? '' : undefined}>
      <ol className={classes.list} aria-label={label}>
        {steps.map((step, index) => {
          /** True for a step before the current one, whether it was done or skipped. */
          const isBehind = index < current;
          /** True for the current step if another one was visible before. Its mark is animated. */
          const isJustReached = index === current && previous !== current;
          const isDone = isBehind && (done?.[index] ?? true);
          const state = isBehind && (isDone ? doneLabel : skippedLabel);
          const link = isBehind ? links?.[index] : null;
          const content = (
            <>
              <span className={classes.mark} data-just-reached={isJustReached ? '' : undefined} aria-hidden>
                {isDone ? <Check /> : <span>{index + 1}</span>}
              </span>
              <span className={classes.name}>
                <span>{step}</span>
                {state && <VisuallyHidden>{` ${state}`}</VisuallyHidden>}
              </span>
            </>
          );
          // The lines between the previous and the current step fill on the way forwards, and empty on the way back.
          const isPassed = index > Math.min(previous, current) && index <= Math.max(previous, current);
          return (
            <li
              className={classes.step}
              key={step}
              data-behind={isBehind ? '' : undefined}
              data-done={isDone ? '' : undefined}
              aria-current={index === current ? 'step' : undefined}
            >
              {isPassed && (
                // The cover has the old colour of the line, and shrinks to show the new one. A line may change twice in
                // succession, to and fro; the new key then mounts a new cover, whose animation starts again.
                <span
                  className={stepper({ to: previous < current ? 'end' : 'start' }).cover}
                  key={previous}
                  aria-hidden
                />
              )}
              {link ? (
                <BaseLink {...link} className={classes.link}>
                  {content}
                </BaseLink>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
