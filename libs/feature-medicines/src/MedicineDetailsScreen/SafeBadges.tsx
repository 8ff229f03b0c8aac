import { styled } from '@niramaya/ui/styled';
import { allergensIn, type SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { productFactsCopy } from '@niramaya/copy/product-facts';
import { CircleSlash2, DropletOff, FlaskConicalOff, Rabbit, WheatOff, WineOff } from 'lucide-react';

const badges = [
  ['paraben', FlaskConicalOff],
  ['sulfate', DropletOff],
  ['silicone', CircleSlash2],
  ['cruelty', Rabbit],
  ['allergen', WheatOff],
  ['alcohol', WineOff],
] as const;

/**
 * SafeBadges has the six claims of every product of the demo (requirements DETAIL-09 to DETAIL-15 in
 * `docs/requirements.md`). One of them is 'Allergen free', so a sentence above them names the allergens in the title of
 * a food.
 */
export function SafeBadges({ medicine }: { readonly medicine: SelectedMedicine }) {
  const allergens = allergensIn(medicine);
  return (
    <section aria-label={medicineDetailsCopy.badges.title}>
      <styled.h2 textStyle="title">{medicineDetailsCopy.badges.title}</styled.h2>
      {allergens.length > 0 && (
        <styled.p
          mt="2"
          px="3"
          py="2"
          bg="warning.subtle"
          color="warning.fg"
          borderRadius="control"
          fontWeight="semibold"
          textWrap="[pretty]"
        >
          {medicineDetailsCopy.badges.contains(allergens)}
        </styled.p>
      )}
      {/* A shopper with an allergy reads this before the badge 'Allergen free'. */}
      <styled.p mt="2" textWrap="[pretty]">
        {medicineDetailsCopy.badges.note(productFactsCopy.title)}
      </styled.p>
      <styled.ul
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(auto-fill, minmax(min(100%, max(8rem, 50% - 0.5rem)), 1fr))',
          lg: 'repeat(auto-fill, minmax(max(9rem, 33% - 0.5rem), 1fr))',
        }}
        gap="2"
        mt="3"
      >
        {badges.map(([name, Icon]) => (
          <styled.li
            key={name}
            display="flex"
            alignItems="center"
            gap="2.5"
            p="3"
            bg="success.subtle"
            color="success.fg"
            borderRadius="control"
            fontWeight="medium"
            lineHeight="snug"
            _icon={{ boxSize: '6', flexShrink: '0', strokeWidth: '1.75' }}
          >
            <Icon aria-hidden />
            <span>{medicineDetailsCopy.badges[name]}</span>
          </styled.li>
        ))}
      </styled.ul>
    </section>
  );
}
