import { styled } from '@niramaya/ui/styled';
import { consultCopy } from '@niramaya/copy/consult';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { Button, Carousel, SpecialityIcon } from '@niramaya/ui';
import { useStartConsultation } from './useStartConsultation';

const Card = styled('div', {
  base: {
    display: 'grid',
    // The text takes the free height of a card, so that the buttons of all cards are at one height.
    gridTemplateRows: 'auto auto 1fr auto',
    justifyItems: 'start',
    gap: '2',
    p: '5',
    layerStyle: 'panel',
    color: 'fg.muted',
    '& > svg': { color: 'brand.fg' },
  },
});

/**
 * SpecialitySlider is a carousel of specialities. The button of each card opens the first step of a consultation, and
 * the speciality of the card is then chosen at the third. A guest sees a toast that asks for a login instead.
 */
export function SpecialitySlider() {
  const start = useStartConsultation();
  return (
    <div>
      <Carousel
        label={consultCopy.specialities.title}
        labels={consultCopy.specialities.carousel}
        header={<styled.h2 textStyle="heading">{consultCopy.specialities.title}</styled.h2>}
        items={consultCopy.specialities.cards.map(({ speciality, text }) => {
          const name = consultNamesCopy.speciality(speciality);
          const content = (
            <Card>
              <SpecialityIcon name={speciality} />
              <styled.h3 textStyle="title" color="fg">
                {name}
              </styled.h3>
              <p>{text}</p>
              <Button
                variant="subtle"
                aria-label={consultCopy.specialities.consultName(name)}
                onClick={() => start(speciality)}
              >
                {consultCopy.specialities.consult}
              </Button>
            </Card>
          );
          return { id: speciality, name, content };
        })}
      />
      <styled.p color="fg.muted" pt="2">
        {consultCopy.specialities.text}
      </styled.p>
    </div>
  );
}
