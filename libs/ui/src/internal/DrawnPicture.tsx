import { drawnPictureFrame, drawnPicturePicture } from '../../styled-system/recipes';
import { useEffect, useRef, useState } from 'react';
import { chakra } from '../theme/chakra';
import { waitForTurn } from './useTurn';
import { whenNear } from './whenNear';

/** Its own size alone counts: the picture, when it comes, must not make it higher. */
const Frame = chakra('div', drawnPictureFrame);
const Picture = chakra('img', drawnPicturePicture);

/**
 * A picture that is drawn in the address itself. It waits, in room of its size, until it comes near the screen or has its
 * turn in an idle moment: in a prerendered page such addresses weigh more than all its words, and browsers read each as
 * a document of its own, at once and wherever it stands, whatever `loading` says.
 * @param width px
 * @param height px
 */
export function DrawnPicture({ src, width, height }: { src: string; width: number; height: number }) {
  const [isDrawn, setDrawn] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const waiting = new AbortController();
    const draw = () => {
      waiting.abort();
      setDrawn(true);
    };
    waiting.signal.addEventListener('abort', waitForTurn(draw));
    // Rejected where its turn has come first.
    if (frame.current) whenNear(frame.current, waiting.signal).then(draw, () => undefined);
    return () => waiting.abort();
  }, []);
  return (
    <Frame ref={frame} style={{ maxWidth: width, aspectRatio: `${width} / ${height}` }}>
      {isDrawn && <Picture src={src} alt="" htmlWidth={width} htmlHeight={height} decoding="async" />}
    </Frame>
  );
}
