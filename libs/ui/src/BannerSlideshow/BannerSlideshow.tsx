import { bannerSlideshow } from '../../styled-system/recipes';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState, type CSSProperties, type FocusEvent } from 'react';
import { useSwipeable } from 'react-swipeable';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { useReducedMotion } from '../internal/useMediaQuery';
import type { Tone } from '../theme/colors';
import { styled } from '../theme/styled';

const classes = bannerSlideshow();

/**
 * One banner: words and a link, with a picture to their right. On a narrow screen the words are above, and the link and
 * the picture share the row below them.
 */
export interface BannerSlide {
  /** Unique in the slideshow. React uses it as the key. */
  id: string;
  /** One or two words above the title. */
  eyebrow?: string;
  /**
   * The title of the slide, which also names it for screen readers. It is not a heading, because the outline of
   * headings would change with every slide.
   */
  title: string;
  /** A sentence below the title. */
  text: string;
  /** The link of the slide. */
  action: {
    /** The visible text: a verb and its object. */
    label: string;
    /** The address. */
    href: string;
  };
  /**
   * The decorative artwork, without words. It must have the ratio 720 : 420, and its left 45 % must be empty, because
   * that part lies under the words or is cut off.
   */
  picture: {
    /** The address of the file. */
    src: string;
    /** The width of the file, in px. */
    width: number;
    /** The height of the file, in px. */
    height: number;
    /**
     * The markup of an SVG, which must come from the source code and never from data, because it is inserted without
     * escaping. With it the artwork is part of the page and needs no request; `src`, `width` and `height` are then
     * unused.
     */
    markup?: string;
  };
  /** The colour of the background and the button. @default 'brand' */
  tone?: Tone;
}

export interface BannerSlideshowProps {
  /** The slides in their order. A single slide does not move. */
  slides: readonly BannerSlide[];
  /** The texts for screen readers. */
  labels: {
    /** The name of the slideshow, such as 'What we do for you'. */
    name: string;
    /** The role description of the slideshow: 'carousel'. */
    roleDescription: string;
    /** The role description of one slide: 'slide'. */
    slideRoleDescription: string;
    /** The name of the button for play and pause while the slides play. */
    pause: string;
    /** The name of the same button while they are paused. */
    play: string;
    /** The name of a slide and of its bar, such as 'Slide 2 of 5: Lab tests at home'. `place` counts from 1. */
    slide: (place: number, total: number, title: string) => string;
  };
}

/**
 * The picture of a slide. The first one is fetched with priority, because it is usually the largest element of the
 * first paint.
 */
function Artwork({ markup, isFirst, ...file }: BannerSlide['picture'] & { isFirst: boolean }) {
  if (markup !== undefined) return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <img
      {...file}
      alt=""
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
}

/** How long each slide is visible, in ms. */
const INTERVAL_MS = 5000;
/** How far a finger must move before the movement counts as a swipe, in px. */
const SWIPE_PX = 30;

/** The visible slide, and those that were visible before, as indexes from 0. */
interface SlideState {
  readonly current: number;
  /** The slides that are or were visible. Their pictures are fetched. */
  readonly seen: ReadonlySet<number>;
}

/** Returns the update of the state that makes a slide visible. */
const moveTo =
  (index: number) =>
  ({ seen }: SlideState): SlideState => ({ current: index, seen: new Set([...seen, index]) });

/**
 * `BannerSlideshow` is for the main services of a shop, at the top of its home page, one link each. For a row of
 * similar items, such as brands, use a `Carousel`, and for a message to every shopper a `Section`.
 *
 * The slides change every 5 s. They stop until the shopper presses Play after a pause, a swipe, the choice of a slide,
 * or the first keyboard focus inside the slideshow. They wait while the pointer or the focus is on a slide; the
 * controls do not make them wait. With reduced motion they start paused. Hidden slides are inert. A screen reader
 * announces a new slide only while the slides are stopped or wait.
 *
 * The controls are below the slides: the button for play and pause, and a bar for each slide, which shows that slide. A
 * single slide has no controls.
 */
export function BannerSlideshow({ slides, labels }: BannerSlideshowProps) {
  const hasReducedMotion = useReducedMotion();
  const [{ current, seen }, setSlides] = useState<SlideState>({ current: 0, seen: new Set([0]) });
  /**
   * The shopper's last choice between play and pause. With 'none', the slides play unless reduced motion is preferred.
   */
  const [playChoice, setPlayChoice] = useState<'none' | 'play' | 'pause'>('none');
  // There is a state for the pointer and one for the focus, because the slides must wait until both have left.
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const count = slides.length;
  /** Whether the shopper lets the slides play; the button shows it. */
  const isPlaying = playChoice === 'none' ? !hasReducedMotion : playChoice === 'play';
  /** Whether the timer runs: the slides play, there are several, and neither the pointer nor the focus is on one. */
  const isRunning = isPlaying && !isHovered && !hasFocus && count > 1;

  const showAndPause = (index: number) => {
    setSlides(moveTo(index));
    setPlayChoice('pause');
  };

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlides(moveTo((current + 1) % count)), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, current, count]);

  const swipeHandlers = useSwipeable({
    delta: SWIPE_PX,
    onSwipedLeft: () => showAndPause((current + 1) % count),
    onSwipedRight: () => showAndPause((current - 1 + count) % count),
  });

  /**
   * Stops the slides when a keyboard user enters the slideshow, as the carousel pattern of the WAI-ARIA Authoring
   * Practices requires. After the shopper has chosen Play, the focus on the controls no longer stops them.
   */
  const pauseForKeyboard = ({ target }: FocusEvent) => {
    if (isPlaying && playChoice === 'none' && target.matches(':focus-visible')) setPlayChoice('pause');
  };

  /**
   * True for the picture of each slide that is or was visible, and while the slides play also for the next one. The
   * others are not fetched. `loading="lazy"` does not suffice, because hidden slides are in the viewport too. After the
   * last slide the first one follows, which has its picture already.
   */
  const fetchesPicture = (index: number) => seen.has(index) || (isPlaying && index === current + 1);

  return (
    <div
      className={classes.root}
      role="group"
      aria-roledescription={labels.roleDescription}
      aria-label={labels.name}
      onFocus={pauseForKeyboard}
    >
      {count > 1 && (
        // The recipe fills the bar of the visible slide in `--interval` while there is `data-running`.
        <div
          className={classes.controls}
          data-running={isRunning || undefined}
          style={isRunning ? ({ '--interval': `${INTERVAL_MS}ms` } as CSSProperties) : undefined}
        >
          <IconButton
            label={isPlaying ? labels.pause : labels.play}
            icon={isPlaying ? <Pause /> : <Play />}
            size="sm"
            onClick={() => setPlayChoice(isPlaying ? 'pause' : 'play')}
          />
          {slides.map(({ id, title }, index) => (
            <button
              className={classes.bar}
              key={id}
              type="button"
              aria-label={labels.slide(index + 1, count, title)}
              aria-current={index === current}
              onClick={() => showAndPause(index)}
            />
          ))}
        </div>
      )}
      <div
        className={classes.stage}
        aria-live={isRunning ? 'off' : 'polite'}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
        {...swipeHandlers}
      >
        {slides.map(({ id, eyebrow, title, text, action, picture, tone = 'brand' }, index) => (
          <styled.div
            className={classes.slide}
            key={id}
            role="group"
            aria-roledescription={labels.slideRoleDescription}
            aria-label={labels.slide(index + 1, count, title)}
            data-current={index === current || undefined}
            inert={index !== current}
            colorPalette={tone}
          >
            <div className={classes.words}>
              {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
              <p className={classes.title}>{title}</p>
              <p className={classes.text}>{text}</p>
            </div>
            <div className={classes.action}>
              <Button href={action.href} size="lg">
                {action.label}
              </Button>
            </div>
            <div className={classes.picture}>
              {fetchesPicture(index) && <Artwork {...picture} isFirst={index === 0} />}
            </div>
          </styled.div>
        ))}
      </div>
    </div>
  );
}
