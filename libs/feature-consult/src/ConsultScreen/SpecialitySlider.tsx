import { chakra } from '@niramaya/ui/chakra';
import { consultCopy } from '@niramaya/contract';
import { Button, Carousel, SpecialityIcon, useCopy } from '@niramaya/ui';
import { useStartConsultation } from './useStartConsultation';

const Card = chakra('div', {
  base: {
    display: 'grid',
    // The text takes what is left, so that the buttons of a row line up.
    gridTemplateRows: 'auto auto 1fr auto',
    justifyItems: 'start',
    gap: '2',
    p: '5',
    layerStyle: 'panel',
    color: 'fg.muted',
    '& > svg': { color: 'brand.fg' },
  },
});

/** The slider of speciality cards (CONSULT-15). Each starts a consultation; the choice itself comes in the third step. */
export function SpecialitySlider() {
  const { specialities } = useCopy(consultCopy);
  const start = useStartConsultation();
  return (
    <div>
      <Carousel
        label={specialities.title}
        labels={specialities.carousel}
        header={<chakra.h2 textStyle="heading">{specialities.title}</chakra.h2>}
        items={specialities.cards.map(({ name, text }) => ({
          id: name,
          name,
          content: (
            <Card>
              <SpecialityIcon name={name} />
              <chakra.h3 textStyle="title" color="fg">
                {name}
              </chakra.h3>
              <p>{text}</p>
              <Button variant="subtle" aria-label={specialities.consultName(name)} onClick={start}>
                {specialities.consult}
              </Button>
            </Card>
          ),
        }))}
      />
      <chakra.p color="fg.muted" pt="2">
        {specialities.text}
      </chakra.p>
    </div>
  );
}
