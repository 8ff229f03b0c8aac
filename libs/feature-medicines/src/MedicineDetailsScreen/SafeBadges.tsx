import { styled } from '@niramaya/ui/styled';
import { medicineDetailsCopy } from '@niramaya/contract/copy/medicine-details';
import { CircleSlash2, DropletOff, FlaskConicalOff, Rabbit, WheatOff, WineOff } from 'lucide-react';
import { useId } from 'react';

const badges = [
  ['paraben', FlaskConicalOff],
  ['sulfate', DropletOff],
  ['silicone', CircleSlash2],
  ['cruelty', Rabbit],
  ['allergen', WheatOff],
  ['alcohol', WineOff],
] as const;

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(100%, max(8rem, 50% - 0.5rem)), 1fr))',
      lg: 'repeat(auto-fill, minmax(max(9rem, 33% - 0.5rem), 1fr))',
    },
    gap: '2',
    my: '3',
  },
});

const Item = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '3',
    py: '3',
    bg: 'success.subtle',
    color: 'success.fg',
    borderRadius: 'control',
    fontWeight: 'medium',
    lineHeight: 'snug',
    _icon: { boxSize: '6', flexShrink: '0', strokeWidth: '1.75' },
  },
});

export function SafeBadges() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <styled.h2 id={titleId} textStyle="title">
        {medicineDetailsCopy.badges.title}
      </styled.h2>
      <List>
        {badges.map(([name, Icon]) => (
          <Item key={name}>
            <Icon aria-hidden />
            <span>{medicineDetailsCopy.badges[name]}</span>
          </Item>
        ))}
      </List>
      <styled.p textStyle="caption" color="fg.muted">
        {medicineDetailsCopy.badges.note}
      </styled.p>
    </section>
  );
}
