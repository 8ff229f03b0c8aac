import { chakra } from '@niramaya/ui/chakra';
import { Badge } from '@niramaya/ui';

export interface BlockHeadProps {
  /** By which the block refers to its title. */
  id: string;
  title: string;
  text: string;
  /** Stands in the heading beside the title: 'up to 70% off'. */
  offer?: string;
}

const Title = chakra('h2', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', textStyle: 'heading' },
});
/** On mobile the title has the line to itself and the arrows. */
const Text = chakra('p', { base: { display: { base: 'none', sm: 'block' }, color: 'fg.muted', marginTop: '1' } });
const Offer = chakra('span', { base: { letterSpacing: 'normal', lineHeight: '[1]' } });

/** The heading of a block of the home screen. */
export const BlockHead = ({ id, title, text, offer }: BlockHeadProps) => (
  <div>
    <Title id={id}>
      {title}
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
