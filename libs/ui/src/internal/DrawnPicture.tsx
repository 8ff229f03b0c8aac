import { chakra, foresee } from '../theme/chakra';
import { useHydrated } from './useHydrated';

const Frame = chakra('div', { base: { width: 'full', maxWidth: 'full', marginInline: 'auto' } });
const Picture = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'contain' } });

/**
 * A picture that is drawn in the address itself. It waits for the page to be alive, in room of its size: in a prerendered
 * page such addresses weigh more than all its words.
 * @param width px
 * @param height px
 */
export function DrawnPicture({ src, width, height }: { src: string; width: number; height: number }) {
  const isAlive = useHydrated();
  foresee([Picture, { width, height }]);
  return (
    <Frame style={{ maxWidth: width, aspectRatio: `${width} / ${height}` }}>
      {isAlive && <Picture src={src} alt="" width={width} height={height} decoding="async" />}
    </Frame>
  );
}
