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

export interface BannerSlide {
  id: string;
  eyebrow?: string;
  title: string;
  text: string;
  action: { label: string; href: string };
  /** In px. Inline `markup` saves a request. */
  picture: { src: string; width: number; height: number; markup?: string };
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
}

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

const INTERVAL_MS = 5000;
const SWIPE_PX = 30;

/** Banners that play until the shopper uses them. */
export function BannerSlideshow({ slides, labels }: BannerSlideshowProps) {
  const still = useReducedMotion();
  const [{ index, furthest }, setPlace] = useState({ index: 0, furthest: 0 });
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isSuspended, setIsSuspended] = useState(false);
  const count = slides.length;
  const playing = choice === null ? !still : choice === 'play';
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

  /** Keyboard users would lose a slide that moves on. */
  const stayForKeys = ({ target }: FocusEvent) => {
    if (playing && choice === null && target.matches(':focus-visible')) setChoice('pause');
  };

  /** Fetches one slide ahead. */
  const wanted = (place: number) => place <= furthest || (playing && place === index + 1);

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
            <div className={classes.picture}>{wanted(place) && <Artwork {...picture} isFirst={place === 0} />}</div>
          </styled.div>
        ))}
      </div>
    </div>
  );
}
