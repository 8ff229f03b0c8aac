import type { SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/copy/product-lists';
import {
  openPanel,
  toggleCompared,
  toggleSaved,
  useAppDispatch,
  useBrowserStorage,
  useCompared,
  useSaved,
} from '@niramaya/data-access';
import { Button, IconButton, toast } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { Heart, Scale } from 'lucide-react';

/**
 * The place of the button that opens the comparison, next to the scales. It is visible only while the button has the
 * focus, so that the card of a chosen product looks the same to a pointer.
 */
const NextStop = styled('div', {
  base: {
    position: 'absolute',
    // On a phone the scales are at the lower edge of the card. The next card would cover a button below them, and the
    // button of the cart one above them.
    top: { base: '0', sm: '[100%]' },
    insetInlineEnd: { base: '[auto]', sm: '0' },
    insetInlineStart: { base: '[100%]', sm: '[auto]' },
    whiteSpace: 'nowrap',
    boxShadow: 'raised',
    '&:not(:focus-within)': { srOnly: true },
  },
});

/** SaveButton is the heart: it saves the product in browser storage, for guests too, or removes it. */
export function SaveButton({ medicine }: { readonly medicine: SelectedMedicine }) {
  const storage = useBrowserStorage();
  const isSaved = useSaved().some(({ title }) => title === medicine.title);
  return (
    <IconButton
      label={productListsCopy.save(medicine.title)}
      size="sm"
      tone={isSaved ? 'danger' : 'neutral'}
      icon={<Heart aria-hidden fill={isSaved ? 'currentColor' : 'none'} />}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(storage, medicine)}
    />
  );
}

/**
 * CompareButton is the scales: it adds the product to the comparison of this tab, or removes it. A fifth product is
 * refused with a toast. From two products on, the next stop of the Tab key opens the comparison, because the tray with
 * the same button is behind all cards of the list.
 */
export function CompareButton({ medicine }: { readonly medicine: SelectedMedicine }) {
  const storage = useBrowserStorage();
  const dispatch = useAppDispatch();
  const compared = useCompared();
  const isCompared = compared.some(({ title }) => title === medicine.title);
  return (
    <>
      <IconButton
        label={productListsCopy.compare(medicine.title)}
        size="sm"
        variant={isCompared ? 'solid' : 'ghost'}
        tone={isCompared ? 'brand' : 'neutral'}
        icon={<Scale aria-hidden />}
        aria-pressed={isCompared}
        onClick={() => {
          if (toggleCompared(storage, medicine) === 'full') toast.error(productListsCopy.full);
        }}
      />
      {isCompared && compared.length > 1 && (
        <NextStop>
          <Button size="sm" aria-haspopup="dialog" onClick={() => dispatch(openPanel('compare'))}>
            {productListsCopy.openCompared(compared.length)}
          </Button>
        </NextStop>
      )}
    </>
  );
}
