import { styled } from 'storybook/theming';
import type { Advice, Drawn } from '../../../libs/ui/src/stories/advice';
import { StoryFrame } from './StoryFrame';

const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  margin: '16px 0',
});
const Figure = styled.figure({ margin: 0, minWidth: 0 });
const Words = styled.figcaption<{ right: boolean }>(({ theme, right }) => ({
  paddingTop: 8,
  borderTop: `4px ${right ? 'solid' : 'double'} ${right ? theme.color.positive : theme.color.negative}`,
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
}));

interface RightAndWrongProps {
  readonly pairs: NonNullable<Advice['drawn']>;
  /** The story that is rendered with other props. */
  readonly story: { readonly id: string; readonly viewport: string | undefined };
  readonly theme: string;
}

/** Shows what to do beside what not to do. The component itself renders each example. */
export function RightAndWrong({ pairs, story: { id, viewport }, theme }: RightAndWrongProps) {
  const draw = ({ props, because }: Drawn, right: boolean) => (
    <Figure>
      <StoryFrame id={id} name={because} theme={theme} viewport={viewport} still args={props} />
      <Words right={right}>
        <strong>{right ? 'Do' : 'Do not'}</strong>: {because}
      </Words>
    </Figure>
  );
  return pairs.map(({ right, wrong }) => (
    <Pair key={right.because}>
      {draw(right, true)}
      {draw(wrong, false)}
    </Pair>
  ));
}
