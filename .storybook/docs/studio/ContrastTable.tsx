import { styled } from '@niramaya/ui/styled';
import { CircleCheck, CircleX } from 'lucide-react';
import { neededRatio, type Contrast, type Verdict } from '../../../tools/tokens/studio';

const Scroll = styled('div', { base: { overflow: 'auto', maxHeight: '[30rem]', layerStyle: 'panel', mb: '12' } });
const Table = styled('table', { base: { width: 'full', minWidth: '[36rem]' } });
const Head = styled('th', {
  base: { px: '3', py: '2', textAlign: 'start', fontWeight: 'semibold', position: 'sticky', top: '0', bg: 'bg.muted' },
});
const Cell = styled('td', { base: { px: '3', py: '2', verticalAlign: 'middle' } });
const Pair = styled('th', { base: { px: '3', py: '2', textAlign: 'start', fontWeight: 'normal' } });
const Sample = styled('span', {
  base: { px: '2', py: '0.5', borderRadius: 'sm', border: '[2px solid transparent]', fontWeight: 'semibold' },
});
const Result = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', fontVariantNumeric: 'tabular-nums' },
  variants: { passes: { true: { color: 'success.fg' }, false: { color: 'danger.fg', fontWeight: 'bold' } } },
});

/** A verdict in words and an icon, with an example in the colours of the pair. */
function ContrastCell({ kind, contrast }: { kind: Verdict['kind']; contrast: Contrast }) {
  const { ratio, isEnough, foreground, background } = contrast;
  const look = kind === 'text' ? { color: foreground } : { color: 'transparent', borderColor: foreground };
  return (
    <Cell>
      <Result passes={isEnough}>
        <Sample style={{ background, ...look }} aria-hidden>
          Aa
        </Sample>
        {isEnough ? <CircleCheck aria-hidden size={18} /> : <CircleX aria-hidden size={18} />}
        {`${isEnough ? 'Pass' : 'Fail'} ${ratio}`}
      </Result>
    </Cell>
  );
}

/** The verdict of every pair in light and dark. The table scrolls by itself, because a phone is narrower than it. */
export const ContrastTable = ({ verdicts }: { verdicts: readonly Verdict[] }) => (
  <Scroll role="region" aria-label="Contrast of every pair" tabIndex={0}>
    {/* The rule of docs pages for narrow screens would make the table a block. */}
    <Table style={{ display: 'table' }}>
      <thead>
        <tr>
          {['Pair', 'Needs', 'Light', 'Dark'].map((head) => (
            <Head key={head} scope="col">
              {head}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {verdicts.map(({ name, kind, light, dark }) => (
          <tr key={name}>
            <Pair scope="row">{name}</Pair>
            <Cell>{`${neededRatio[kind]} (${kind})`}</Cell>
            <ContrastCell kind={kind} contrast={light} />
            <ContrastCell kind={kind} contrast={dark} />
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
);
