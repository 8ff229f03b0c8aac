import { prabhatTokens } from '../../libs/ui/src/stories/prabhat';
import { contrastRatio } from '../../libs/ui/src/theme/contrast';
import { pairsOf } from '../../libs/ui/src/theme/pairs';
import { neededRatio } from '../../tools/tokens/studio';

const brands = { Niramaya: pairsOf(), Prabhat: pairsOf(prabhatTokens.colors) };
const modes = ['light', 'dark'] as const;

/** A table that counts the pairs of colours with enough contrast, for each brand in light and dark. */
export const BrandVerdict = () => (
  <table>
    <thead>
      <tr>
        <th>brand</th>
        <th>mode</th>
        <th>pairs with enough contrast</th>
        <th>lowest of a text</th>
        <th>lowest of a control</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(brands).flatMap(([brand, pairs]) =>
        modes.map((mode, index) => {
          const ratios = pairs.map(({ kind, foreground, background }) => ({
            kind,
            ratio: contrastRatio(foreground[index]!, background[index]!),
          }));
          const enough = ratios.filter(({ kind, ratio }) => ratio >= neededRatio[kind]);
          const lowest = (wanted: string) =>
            Math.min(...ratios.filter(({ kind }) => kind === wanted).map(({ ratio }) => ratio)).toFixed(2);
          return (
            <tr key={`${brand} ${mode}`}>
              <td>{brand}</td>
              <td>{mode}</td>
              <td>{`${enough.length} of ${pairs.length}`}</td>
              <td>{lowest('text')}</td>
              <td>{lowest('control')}</td>
            </tr>
          );
        }),
      )}
    </tbody>
  </table>
);
