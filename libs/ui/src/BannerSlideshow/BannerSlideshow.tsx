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

/** One banner: words and a link to the left of a picture. */
export interface BannerSlide {
  /** Unique in the slideshow. React uses it as the key. */
  id: string;
  /** One or two words above the title. */
  eyebrow?: string;
  /**
   * The title of the slide. It also names the slide for screen readers. It is not a heading, because the visible slide
   * changes.
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
  /** The decorative artwork, without words of its own. */
  picture: {
    /** The address of the file. */
    src: string;
    /** The width of the file, in px. */
    width: number;
    /** The height of the file, in px. */
    height: number;
    /** The text of an SVG. With it the artwork is part of the page and needs no request; `src` is then unused. */
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
    kind: string;
    /** The role description of one slide: 'slide'. */
    slideKind: string;
    /** The name of the first button while the slides play. */
    pause: string;
    /** The name of the first button while they are paused. */
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

/**
 * `BannerSlideshow` is for the few things that a shop offers, at the top of its home page, one link each. Items to
 * compare belong in a `Carousel`, and a message for every shopper in a `Section`.
 *
 * The slides change every 5 s. They stop for good when the shopper pauses, swipes, picks a slide, or enters the
 * slideshow with the keyboard, and they wait while the pointer or the focus is on them. With reduced motion they start
 * paused. Hidden slides are inert. A screen reader announces a new slide only while the slides do not play.
 */
export function BannerSlideshow({ slides, labels }: BannerSlideshowProps) {
  const hasReducedMotion = useReducedMotion();
  const [{ index, furthest }, setPlace] = useState({ index: 0, furthest: 0 });
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isSuspended, setIsSuspended] = useState(false);
  const count = slides.length;
  const playing = choice === null ? !hasReducedMotion : choice === 'play';
  const running = playing && !isSuspended && count > 1;

  const suspend = () => setIsSuspended(true);
  const resume = () => setIsSuspended(false);
  const choose = (target: number) => {
    setPlace({ index: target, furthest: Math.max(furthest, target) });
    setChoice('pause');
  };

  useEffect(() => {
    if (!running) return;
    const next = (index + 1) % count;
    const timer = setTimeout(() => setPlace({ index: next, furthest: Math.max(furthest, next) }), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, index, furthest, count]);

  const swipeHandlers = useSwipeable({
    delta: SWIPE_PX,
    onSwipedLeft: () => choose((index + 1) % count),
    onSwipedRight: () => choose((index - 1 + count) % count),
  });

  /** Stops the slides for a keyboard user, who would otherwise lose the focused slide when it moves on. */
  const pauseForKeyboard = ({ target }: FocusEvent) => {
    if (playing && choice === null && target.matches(':focus-visible')) setChoice('pause');
  };

  /**
   * True for a picture that was visible before, and while the slides play also for the next one. The others are not
   * fetched.
   */
  const fetchesPicture = (place: number) => place <= furthest || (playing && place === index + 1);

  return (
    <div
      className={classes.root}
      role="group"
      aria-roledescription={labels.kind}
      aria-label={labels.name}
      onFocus={pauseForKeyboard}
    >
      <div
        className={classes.controls}
        data-running={running || undefined}
        style={running ? ({ '--interval': `${INTERVAL_MS}ms` } as CSSProperties) : undefined}
      >
        <IconButton
          label={playing ? labels.pause : labels.play}
          icon={playing ? <Pause /> : <Play />}
          size="sm"
          onClick={() => setChoice(playing ? 'pause' : 'play')}
        />
        {slides.map(({ id, title }, place) => (
          <button
            className={classes.bar}
            key={id}
            type="button"
            aria-label={labels.slide(place + 1, count, title)}
            aria-current={place === index}
            onClick={() => choose(place)}
          />
        ))}
      </div>
      <div
        className={classes.stage}
        aria-live={running ? 'off' : 'polite'}
        onPointerEnter={suspend}
        onPointerLeave={resume}
        onFocus={suspend}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) resume();
        }}
        {...swipeHandlers}
      >
        {slides.map(({ id, eyebrow, title, text, action, picture, tone = 'brand' }, place) => (
          <styled.div
            className={classes.slide}
            key={id}
            role="group"
            aria-roledescription={labels.slideKind}
            aria-label={labels.slide(place + 1, count, title)}
            data-current={place === index || undefined}
            inert={place !== index}
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
              {fetchesPicture(place) && <Artwork {...picture} isFirst={place === 0} />}
            </div>
          </styled.div>
        ))}
      </div>
    </div>
  );
}
