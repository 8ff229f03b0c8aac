import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide-react';
import { Illustration } from '../art/Illustration/Illustration';
import { Logo } from '../art/Logo/Logo';
import { ServiceIcon } from '../art/ServiceIcon/ServiceIcon';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Chip } from '../Chip/Chip';
import { IconButton } from '../IconButton/IconButton';
import { ProductLine } from '../ProductLine/ProductLine';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { Rating } from '../Rating/Rating';
import { Stepper } from '../Stepper/Stepper';
import { styled } from '../theme/styled';
import { Line } from './Matrix';

const ignore = () => undefined;

const Board = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
    gap: { base: '2', md: '4' },
    p: { base: '0', md: '6' },
    bg: 'bg.subtle',
    borderRadius: 'card',
  },
});
const Panel = styled('div', {
  base: {
    layerStyle: 'card',
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: { base: '2', md: '4' },
    alignContent: 'start',
    p: { base: '2', md: '4' },
  },
});

/**
 * A picture of the design system for its introduction: components as they are, in the brand and theme of the toolbar.
 */
function Picture() {
  return (
    <Board>
      <Panel>
        <styled.div display="flex" justifyContent="space-between" alignItems="center">
          <Logo withName size={26} />
          <IconButton label="Cart, 2 items" variant="ghost" icon={<ShoppingCart />} count={2} onClick={ignore} />
        </styled.div>
        <Line>
          <Chip selected onToggle={ignore}>
            Vitamins
          </Chip>
          <Chip selected={false} onToggle={ignore}>
            Skin care
          </Chip>
          <Badge tone="offer">12% off</Badge>
          <Rating value={4} label="out of 5" />
        </Line>
        <ProductLine
          href="/medicinesdetails"
          title="Calmag D3 500 mg Tablet, Strip of 15"
          image="/api/pictures/1.svg"
          amountRupees={180}
          mrpRupees={200}
          priceLabels={{ now: 'Price', mrp: 'MRP' }}
          onOpen={ignore}
        />
        <Line>
          <QuantityStepper
            value={2}
            onIncrease={ignore}
            onDecrease={ignore}
            labels={{ group: 'Quantity', decrease: 'One less', increase: 'One more', value: 'Qty' }}
          />
          <Button onClick={ignore}>Add to cart</Button>
          <Button variant="outline" onClick={ignore}>
            Compare
          </Button>
        </Line>
      </Panel>
      <Panel>
        <Illustration name="welcome" size={180} />
        <Stepper
          label="Steps of your consultation"
          steps={['Patient', 'Symptoms', 'Doctor']}
          current={1}
          doneLabel="done"
        />
        <Line style={{ color: 'var(--n-colors-brand-fg)' }}>
          <ServiceIcon name="medicines" />
          <ServiceIcon name="labTests" />
          <ServiceIcon name="consult" />
        </Line>
      </Panel>
    </Board>
  );
}

// The introduction shows this story, so the sidebar does not.
const meta = {
  id: 'ui-picture',
  title: 'Start here/Picture',
  tags: ['!dev'],
  component: Picture,
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
