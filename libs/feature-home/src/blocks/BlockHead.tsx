import { styled } from '@niramaya/ui/styled';
import { Badge } from '@niramaya/ui';

export interface BlockHeadProps {
  /** The id of the title, for `aria-labelledby` on the block. */
  id: string;
  title: string;
  text: string;
  /** A badge in the heading beside the title: 'up to 70% off'. */
  offer?: string;
}

const Title = styled('h2', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', textStyle: 'heading' },
});
/** On mobile the text is hidden: the line has the title and the arrows only. */
const Text = styled('p', { base: { display: { base: 'none', sm: 'block' }, color: 'fg.muted', marginTop: '1' } });
const Offer = styled('span', { base: { letterSpacing: 'normal', lineHeight: '[1]' } });

/** The heading of a block of the home screen. */
export const BlockHead = ({ id, title, text, offer }: BlockHeadProps) => (
  <div>
    <Title id={id}>
      <span>{title}</span>
      {offer && (
        <Offer>
          <Badge tone="offer" variant="solid">
            {offer}
          </Badge>
        </Offer>
      )}
    </Title>
    <Text>{text}</Text>
  </div>
);
