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
  eyebrow?: string;
  title: string;
  text: string;
  action: { label: string; href: string };
  /** In px, without words. Inline `markup` saves the first request. */
  picture: { src: string; width: number; height: number; markup?: string };
  /** @default 'brand' */
  tone?: Tone;
}

export interface BannerSlideshowProps {
  slides: readonly BannerSlide[];
  labels: {
    name: string;
    kind: string;
    slideKind: string;
    pause: string;
    play: string;
    slide: (place: number, total: number, title: string) => string;
  };
  /** @default 5000 */
  intervalMs?: number;
}

/** A slideshow of banners that plays until the shopper uses it. */
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

  /** Fetches one slide ahead; during a touch, both sides. */
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
