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
  /** The width that the story requires (`w360`), if it requires one. */
  readonly viewport: string | undefined;
  /** Renders the story without its play function. @default false */
  readonly still?: boolean;
  /** Props that replace those of the story. */
  readonly args?: Args;
  /** Renders a layer over the story, once the story has settled. */
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

/** The message in the place of the story until it is rendered. */
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
 * Renders a story in its own frame, at the width that it requires and the height of its content. Overlays stay inside,
 * and each story has its own network. The frame loads when it comes near the viewport, because a page may have twenty.
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
  // A desktop story is scaled down, not made narrower: at another width it would have another layout.
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
    // Each message renders the story again, which would break a running play function.
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
          // An empty frame would be white.
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
