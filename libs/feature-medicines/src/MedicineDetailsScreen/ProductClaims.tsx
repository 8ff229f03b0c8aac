import { Grid, styled } from '@niramaya/ui/styled';
import { isEmiAvailable, type SelectedMedicine } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { messages } from '@niramaya/copy/messages';
import { hasOwnCatalogue } from '@niramaya/data-access';
import { Check, CreditCard } from 'lucide-react';
import { SafeBadges } from './SafeBadges';

interface CatalogueProps {
  /** Whether the shop sells a catalogue of its own in place of the demo's. @default VITE_OWN_CATALOGUE of the build */
  readonly ownCatalogue?: boolean;
}

/**
 * NoPrescription is the line under the price with the claim that a product of the demo needs no prescription. The law
 * of India lists medicines in schedules, and those of some schedules need a prescription. No category of the demo is on
 * such a schedule. The component renders nothing for another catalogue.
 */
export function NoPrescription({ ownCatalogue = hasOwnCatalogue }: CatalogueProps) {
  if (ownCatalogue) return null;
  return (
    <styled.p display="flex" alignItems="center" gap="1.5" color="success.fg" _icon={{ boxSize: '5', flexShrink: '0' }}>
      <Check aria-hidden />
      <span>{medicineDetailsCopy.noPrescription}</span>
    </styled.p>
  );
}

interface ProductClaimsProps extends CatalogueProps {
  /** The product, whose rating decides on the instalments. */
  readonly medicine: SelectedMedicine;
}

/**
 * ProductClaims has the claims that the requirements fix for every product of the demo: payment in instalments
 * (requirement DETAIL-06 in `docs/requirements.md`), and six badges such as 'Allergen free' (DETAIL-09). Nothing
 * is known of the products of another catalogue before their facts are opened, so the component renders nothing for
 * them. `ProductFacts` has the claims of their makers.
 */
export function ProductClaims({ medicine, ownCatalogue = hasOwnCatalogue }: ProductClaimsProps) {
  if (ownCatalogue) return null;
  return (
    <>
      <styled.ul aria-label={medicineDetailsCopy.facts} p="4" layerStyle="panel">
        <Grid
          as="li"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="3"
          alignItems="start"
          _icon={{ boxSize: '5', mt: '0.5', color: 'brand.fg' }}
        >
          <CreditCard aria-hidden />
          <span>{isEmiAvailable(medicine.rating) ? messages.emiAvailable : messages.emiNotAvailable}</span>
        </Grid>
      </styled.ul>
      <SafeBadges medicine={medicine} />
    </>
  );
}
