import { bannerSlideshow } from '../../styled-system/recipes';
import { Pause, Play } from 'lucide-react';
import { useState, type CSSProperties, type FocusEvent, type PointerEvent } from 'react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { Tone } from '../theme/colors';
import { styled } from '../theme/styled';
import { Artwork } from './Artwork';
import { useSlideshow } from './useSlideshow';
import { useSwipe } from './useSwipe';

const classes = bannerSlideshow();

export interface BannerSlide {
  id: string;
  /** One or two words above the title. */
  eyebrow?: string;
  title: string;
  text: string;
  action: { label: string; href: string };
  /**
   * The address of the artwork, which contains no words, and its width and height in px. The optional `markup` is the
   * same picture as an `<svg>` of your own, and the page contains it instead. It is for the first slide, whose picture
   * then needs no request.
   */
  picture: { src: string; width: number; height: number; markup?: string };
  /** The background. @default 'brand' */
  tone?: Tone;
}

export interface BannerSlideshowProps {
  /** The slides in the order in which they are shown. The first one is in the prerendered page. */
  slides: readonly BannerSlide[];
  /** The names of the region and its controls. */
  labels: {
    /** The accessible name: 'What we do for you'. */
    name: string;
    /** The role descriptions of the region and its slides for screen readers: 'carousel', 'slide'. */
    kind: string;
    slideKind: string;
    pause: string;
    play: string;
    /** The place and title of a slide: 'Slide 2 of 5: Lab tests at home'. */
    slide: (place: number, total: number, title: string) => string;
  };
  /** How long a slide stays, in ms. @default 5000 */
  intervalMs?: number;
}

/**
 * The slideshow of banners at the top of the home screen (HOME-12 to HOME-14, CONST-05). It plays by itself until the
 * shopper pauses it, swipes it, or moves the keyboard focus into it. It stops while a pointer is over it. Where the
 * system asks for less motion, it plays only after a click on play. Words are text, not part of the pictures.
 */
export function BannerSlideshow({ slides, labels, intervalMs = 5000 }: BannerSlideshowProps) {
  const { index, furthest, playing, running, hold, release, stay, toggle, choose } = useSlideshow(
    slides.length,
    intervalMs,
  );

  const [isTouched, setIsTouched] = useState(false);
  const { stage, listeners } = useSwipe({
    index,
    count: slides.length,
    onStart: () => {
      setIsTouched(true);
      hold();
    },
    onEnd: release,
    onSwipe: choose,
  });

  const holdFor = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && hold(),
    onPointerLeave: release,
    onFocus: hold,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) release();
    },
  };

  const stayForKeys = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) stay();
  };

  const name = (place: number) => labels.slide(place + 1, slides.length, slides[place]?.title ?? '');

  /**
   * Whether to fetch the picture of a slide. The slideshow fetches one slide ahead, and the first picture before
   * everything else. During a touch it fetches the slides on both sides.
   */
  const wanted = (place: number) => {
    const ahead = (place - index + slides.length) % slides.length;
    return (
      place <= furthest ||
      (playing && place === index + 1) ||
      (isTouched && (ahead === 1 || ahead === slides.length - 1))
    );
  };

  return (
    <div
      className={classes.root}
      role="group"
      aria-roledescription={labels.kind}
      aria-label={labels.name}
      onFocus={stayForKeys}
    >
      <div
        className={classes.controls}
        data-running={running || undefined}
        style={running ? ({ '--interval': `${intervalMs}ms` } as CSSProperties) : undefined}
      >
        <IconButton
          label={playing ? labels.pause : labels.play}
          icon={playing ? <Pause /> : <Play />}
          size="sm"
          onClick={toggle}
        />
        {slides.map(({ id }, place) => (
          <button
            className={classes.bar}
            key={id}
            type="button"
            aria-label={name(place)}
            aria-current={place === index}
            onClick={() => choose(place)}
          />
        ))}
      </div>
      <div className={classes.stage} ref={stage} aria-live={running ? 'off' : 'polite'} {...holdFor} {...listeners}>
        {slides.map(({ id, eyebrow, title, text, action, picture, tone = 'brand' }, place) => (
          <styled.div
            className={classes.slide}
            key={id}
            role="group"
            aria-roledescription={labels.slideKind}
            aria-label={name(place)}
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
              {wanted(place) && <Artwork picture={picture} isFirst={place === 0} />}
            </div>
          </styled.div>
        ))}
      </div>
    </div>
  );
}
