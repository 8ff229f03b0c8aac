import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

const root = path.resolve(import.meta.dirname, '../..');

/** The motion in a source's styles, and the story that shows it. */
export interface Moving {
  readonly story: string;
  /** Properties with a transition, or names of animations, separated by spaces. */
  readonly moves: string;
}

/** Motion by CSS, by the recipe of the design system or the component that declares it. */
export const movingByStyle: Readonly<Record<string, Moving>> = {
  Accordion: { story: 'ui-accordion--default', moves: 'rotate' },
  BannerSlideshow: { story: 'ui-bannerslideshow--default', moves: 'opacity fillBar' },
  Button: { story: 'ui-button--default', moves: 'translate' },
  Carousel: { story: 'ui-carousel--default', moves: 'width' },
  Chip: { story: 'ui-chip--default', moves: 'background-color' },
  Field: { story: 'ui-textfield--default', moves: 'border-color' },
  Menu: { story: 'ui-menu--open', moves: 'riseIn' },
  Pagination: { story: 'ui-pagination--default', moves: 'background-color' },
  ProductCard: { story: 'ui-productcard--default', moves: 'box-shadow' },
  QuantityStepper: { story: 'ui-quantitystepper--default', moves: 'background-color' },
  RadioCardGroup: { story: 'ui-radiocardgroup--default', moves: 'border-color inset' },
  Skeleton: { story: 'ui-skeleton--default', moves: 'pulse' },
  Spinner: { story: 'ui-spinner--default', moves: 'spin' },
  Tabs: { story: 'ui-tabs--default', moves: 'background-color inset' },
  ToastCard: { story: 'ui-toast-toaster--default', moves: 'dropIn' },
  CategoryMenu: { story: 'feature-shell-categorymenus--default', moves: 'transform' },
  ChoiceButton: { story: 'feature-consult-choicebutton--default', moves: 'background-color' },
  Intro: { story: 'feature-home-blocks-intro--default', moves: 'border-color' },
  OverPage: { story: 'lazy-fallback-overpage--failed', moves: 'all' },
  PaidNotice: { story: 'feature-payment-paidnotice--default', moves: 'drawLine' },
  UiLink: { story: 'ui-uilink--default', moves: 'color' },
  tile: { story: 'ui-producttile--default', moves: 'box-shadow' },
};

/** Motion by script, by source: one story asserts it with full motion, another asserts that nothing moves without. */
export const movingByScript: Readonly<Record<string, readonly [moves: string, stands: string]>> = {
  'BannerSlideshow/useSlideshow.ts': [
    'libs/ui/src/BannerSlideshow/BannerSlideshow.stories.tsx AdvancesEveryFiveSecondsAndWraps',
    'libs/ui/src/BannerSlideshow/BannerSlideshow.stories.tsx ReducedMotionWaitsToBeAsked',
  ],
  'BannerSlideshow/useSwipe.ts': [
    'libs/ui/src/BannerSlideshow/BannerSlideshow.stories.tsx SwipeFollowsTheFingerAndStops',
    'libs/ui/src/BannerSlideshow/BannerSlideshow.stories.tsx ReducedMotionWaitsToBeAsked',
  ],
  'Carousel/Carousel.tsx': [
    'libs/ui/src/Carousel/Carousel.stories.tsx MoveTakes500Ms',
    'libs/ui/src/Carousel/Carousel.stories.tsx ReducedMotionMovesAtOnce',
  ],
  'motion/Counting.tsx': [
    'libs/ui/src/Amount/Amount.stories.tsx CountsToItsValue',
    'libs/ui/src/Amount/Amount.stories.tsx StandsStillWithoutMotion',
  ],
  'motion/EnteringItem.tsx': [
    'libs/feature-cart/src/CartScreen/CartScreen.stories.tsx RowsMoveIntoTheirPlace',
    'libs/feature-cart/src/CartScreen/CartScreen.stories.tsx RemoveSeveralThenUndoEach',
  ],
  'motion/Leave.tsx': [
    'libs/ui/src/toast/Toaster.stories.tsx LeavesUpwards',
    'libs/ui/src/toast/Toaster.stories.tsx LeavesAtOnceWithoutMotion',
  ],
  'motion/Pop.tsx': [
    'libs/feature-shell/src/CartButton/CartButton.stories.tsx CountPops',
    'libs/feature-shell/src/CartButton/CartButton.stories.tsx CountStandsStillWithoutMotion',
  ],
  'motion/StepChange.tsx': [
    'libs/ui/src/Stepper/Stepper.stories.tsx StepsFillAndEmpty',
    'libs/ui/src/Stepper/Stepper.stories.tsx StepsStandStillWithoutMotion',
  ],
  'overlay/Overlay.tsx': [
    'libs/ui/src/Dialog/Dialog.stories.tsx LeavesByMoving',
    'libs/ui/src/Dialog/Dialog.stories.tsx EscapeClosesAndGivesTheFocusBack',
  ],
};

const isStyle = /\b(?:animation|transition)\w*[:=](?!\s*'none)/;
const isScript = /\buse(?:Moves|ReducedMotion)\(\)/;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = (pattern: string, moves: RegExp) =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file) && moves.test(read(file)));

/** Returns the sources with motion: recipes and components by name, scripts of the design system by path. */
export const readMoving = () => ({
  byStyle: ['libs/ui/src/**/*.recipe.ts', 'libs/{feature-*,lazy}/src/**/*.tsx']
    .flatMap((pattern) => sources(pattern, isStyle))
    .map((file) => path.basename(file).replace(/(?:\.recipe)?\.tsx?$/, '')),
  // Leaves out the hooks themselves.
  byScript: sources('libs/ui/src/*/**/!(useMoves|useReducedMotion).{ts,tsx}', isScript).map((file) =>
    file.replace('libs/ui/src/', ''),
  ),
});

/** @returns a sentence for each source with motion and no named story, and each named source without motion */
export function motionFaults(
  { byStyle, byScript }: ReturnType<typeof readMoving>,
  styles: Readonly<Record<string, unknown>> = movingByStyle,
  scripts: Readonly<Record<string, unknown>> = movingByScript,
): string[] {
  const compare = (sources: readonly string[], named: readonly string[]) => [
    ...sources.filter((source) => !named.includes(source)).map((one) => `${one} moves and no story asserts it.`),
    ...named
      .filter((source) => !sources.includes(source))
      .map((one) => `${one} is named in motion.ts and stands still.`),
  ];
  return [...compare(byStyle, Object.keys(styles)), ...compare(byScript, Object.keys(scripts))];
}

/** ms */
const patience = 10_000;

/**
 * Checks a story with full motion and with none, set by the toolbar and by the user's system.
 * @param page the preview with full motion, in a browser without a reduced-motion preference
 * @returns the faults, as text
 */
export async function motionFaultsOf(page: Page, { story, moves }: Moving): Promise<string[]> {
  const emit = (event: string, what: unknown) =>
    page.evaluate(
      ([name, told]) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: unknown) => void };
        };
        channel.emit(name, told);
      },
      [event, what] as const,
    );
  const holds = (wanted: boolean, one = moves) =>
    page.waitForFunction(isMoving, [one, wanted] as const, { timeout: patience }).then(
      () => true,
      () => false,
    );
  const turn = (motion: string) => emit('updateGlobals', { globals: { motion } });
  await emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  await page.waitForFunction(
    (id) => document.body.dataset.playing === id && document.body.dataset.story === 'settled',
    story,
  );
  const faults: string[] = [];
  for (const one of moves.split(' '))
    if (!(await holds(true, one))) faults.push(`With full motion ${one} stands still.`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await holds(false))) faults.push('It moves where the system of the reader asks for less.');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await turn('none');
  if (!(await holds(false))) faults.push('It moves without motion.');
  await turn('full');
  return faults;
}

/** Runs in the page: returns whether something moves in this way; with `false`, whether nothing moves at all. */
function isMoving([moves, wanted]: readonly [string, boolean]): boolean {
  const takesTime = (times: string) => times.split(',').some((time) => parseFloat(time) > 0);
  const styles = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)),
  );
  const animations = styles.filter((style) => style.animationName !== 'none' && takesTime(style.animationDuration));
  const transitions = styles.filter(
    (style) => style.transitionProperty !== 'none' && takesTime(style.transitionDuration),
  );
  if (!wanted) return animations.length === 0 && transitions.length === 0;
  return (
    animations.some((style) => style.animationName.split(', ').includes(moves)) ||
    transitions.some((style) => style.transitionProperty.split(', ').includes(moves))
  );
}
