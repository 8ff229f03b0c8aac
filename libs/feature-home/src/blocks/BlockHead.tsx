import { styled } from '@niramaya/ui/styled';
import { Badge } from '@niramaya/ui';

export interface BlockHeadProps {
  /** For `aria-labelledby` on the block. */
  id: string;
  title: string;
  text: string;
  offer?: string;
}

const Title = styled('h2', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', textStyle: 'heading' },
});
const Text = styled('p', { base: { display: { base: 'none', sm: 'block' }, color: 'fg.muted', marginTop: '1' } });
const Offer = styled('span', { base: { letterSpacing: 'normal', lineHeight: '[1]' } });

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
