import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { breakpointViewports } from '../../../tools/visual/modes';
import { heightOf, isDrawn, isSettled, tell, until } from './inFrame';
import { takeTurn } from './turns';

export type Args = Readonly<Record<string, unknown>>;

interface StoryFrameProps {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  /** The width that the story asks for (`w360`), if it asks for one. */
  readonly viewport: string | undefined;
  /** As it comes, before its play function has done anything with it. @default false */
  readonly still?: boolean;
  /** Props in place of those of the story. */
  readonly args?: Args;
  /** What is drawn over it, once it has come to rest. */
  readonly over?: (page: Document) => ReactNode;
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

const Over = styled.div({ position: 'absolute', inset: 0, transformOrigin: 'top left', pointerEvents: 'none' });

const nearTheScreen = { rootMargin: '400px' };
const nothing: Args = {};

/**
 * A story in a frame of its own, laid out as wide as it wants to be and as high as it needs: overlays stay inside, and
 * each story has its own network. It is fetched when it comes near the screen; a page may have twenty.
 */
export function StoryFrame({ id, name, theme, viewport, still = false, args = nothing, over }: StoryFrameProps) {
  const [height, setHeight] = useState(96);
  const [wanted, setWanted] = useState(false);
  const [drawn, setDrawn] = useState<Document>();
  const [atRest, setAtRest] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState<number>();
  const told = useRef(nothing);
  const box = useRef<HTMLDivElement>(null);
  const width = Number.parseInt(breakpointViewports[viewport ?? '']?.styles.width ?? '', 10) || undefined;
  // A desktop is shown smaller rather than narrower: at another width it would be another layout.
  const scale = width && room ? Math.min(1, room / width) : 1;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let leave = () => {};
    const load = async () => {
      setWanted(true);
      await until(element, isDrawn);
      setDrawn(element.contentDocument ?? undefined);
      await until(element, isSettled);
      setAtRest(true);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      leave = takeTurn(element, load);
    }, nearTheScreen);
    observer.observe(element);
    return () => {
      observer.disconnect();
      leave();
    };
  }, []);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
    if (box.current?.parentElement) observer.observe(box.current.parentElement);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // Whatever it is told draws it anew, which a story that plays does not bear.
    if (!drawn || args === told.current) return;
    if (told.current !== nothing) tell(frame.current, 'resetStoryArgs', { storyId: id });
    if (args !== nothing) tell(frame.current, 'updateStoryArgs', { storyId: id, updatedArgs: args });
    told.current = args;
  }, [drawn, id, args]);

  useLayoutEffect(() => {
    if (!drawn) return;
    const measure = () => setHeight((now) => heightOf(drawn, now));
    const sizes = new ResizeObserver(measure);
    sizes.observe(drawn.body);
    const contents = new MutationObserver(measure);
    contents.observe(drawn.body, { childList: true, subtree: true });
    measure();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [drawn]);

  const address = `iframe.html?id=${id}&viewMode=story&embedded=true${still ? '&embed=true' : ''}&globals=theme:${theme}`;
  return (
    <Box ref={box} style={{ width: width && width * scale + 2, height: height * scale + 2 }}>
      {!drawn && <Waiting>{wanted ? 'Loading…' : 'Waits for the stories before it.'}</Waiting>}
      <iframe
        ref={frame}
        title={name}
        src={wanted ? address : undefined}
        style={{
          display: 'block',
          width: width ?? '100%',
          height,
          border: 0,
          // Before there is something in it, it would be white.
          opacity: drawn ? undefined : 0,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          transformOrigin: 'top left',
        }}
      />
      {drawn && atRest && over && (
        <Over style={{ transform: scale < 1 ? `scale(${scale})` : undefined }}>{over(drawn)}</Over>
      )}
    </Box>
  );
}
