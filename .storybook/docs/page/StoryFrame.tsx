import { useEffect, useRef, useState } from 'react';
import { styled } from 'storybook/theming';
import { breakpointViewports } from '../../modes';

interface StoryFrameProps {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  /** The width that the story asks for (`w360`), if it asks for one. */
  readonly viewport: string | undefined;
}

const Box = styled.div(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  maxWidth: '100%',
  margin: '12px 0 8px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
}));

/** Stands where the story will be. */
const Waiting = styled.p(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  margin: 16,
  color: theme.textMutedColor,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
}));

/** px. Below, the story scrolls in its frame. */
const tallest = 900;
const overlayHeight = 560;

/** As much room as the story needs by now; it never shrinks, so that what moves inside does not move the page. */
function heightOf(page: Document, now: number): number {
  const wanted = page.querySelector('[role=dialog], [role=alertdialog]') ? overlayHeight : 0;
  return Math.min(tallest, Math.max(now, wanted, page.documentElement.scrollHeight));
}

/** ms. What has not settled by then does not hold up the next. */
const patience = 8_000;
const nearTheScreen = { rootMargin: '400px' };

/** Frames that wait for their turn: one plays at a time, because a story that plays wants the focus for itself. */
let line: Promise<unknown> = Promise.resolve();

const isSettled = (page: Document | null | undefined) => page?.body?.dataset.story === 'settled';

/**
 * A story in a frame of its own, laid out as wide as it wants to be and as high as it needs: overlays stay inside, and
 * each story has its own network. It is fetched when it comes near the screen; a page may have twenty.
 */
export function StoryFrame({ id, name, theme, viewport }: StoryFrameProps) {
  const [height, setHeight] = useState(96);
  const [wanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const width = Number.parseInt(breakpointViewports[viewport ?? '']?.styles.width ?? '', 10) || undefined;
  // A desktop is shown smaller rather than narrower: at another width it would be another layout.
  const scale = width && room ? Math.min(1, room / width) : 1;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const settling = async () => {
      setWanted(true);
      const startedAt = Date.now();
      while (element.isConnected && !isSettled(element.contentDocument) && Date.now() - startedAt < patience)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      line = line.then(settling);
    }, nearTheScreen);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
    if (box.current?.parentElement) observer.observe(box.current.parentElement);
    return () => observer.disconnect();
  }, []);

  const follow = () => {
    const page = frame.current?.contentDocument;
    if (!page || !wanted) return;
    setLoaded(true);
    const measure = () => setHeight((now) => heightOf(page, now));
    new ResizeObserver(measure).observe(page.body);
    new MutationObserver(measure).observe(page.body, { childList: true, subtree: true });
    measure();
  };

  return (
    <Box ref={box} style={{ width: width && width * scale + 2, height: height * scale + 2 }}>
      {!loaded && <Waiting>{wanted ? 'Loading…' : 'Waits for the stories before it.'}</Waiting>}
      <iframe
        ref={frame}
        title={name}
        src={wanted ? `iframe.html?id=${id}&viewMode=story&embedded=true&globals=theme:${theme}` : undefined}
        onLoad={follow}
        style={{
          display: 'block',
          width: width ?? '100%',
          height,
          border: 0,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          transformOrigin: 'top left',
        }}
      />
    </Box>
  );
}
