/** The parts of the title of a product. */
interface Pack {
  /** The title without its pack, such as 'Zinc 50 mg Tablet'. */
  readonly name: string;
  /** The form of the product, such as 'Tablet' or 'Face Wash'; null if the name ends in another word. */
  readonly form: string | null;
  /** The pack, such as 'Strip of 15' or 'Bottle of 100 ml'; null if the title does not end in a pack. */
  readonly pack: string | null;
}

/** Matches the end of a name that is a form, as on the packs of pharmacies. */
const forms =
  /\b(?:balm|capsule|churna|cream|drops|face wash|gel|granules|gummies|hand wash|juice|lotion|lozenge|oil|oral solution|patch|powder|serum|shampoo|soap|softgel|spray|suspension|syrup|tablet|toothpaste)$/i;
/** Matches the last part of a title if it is a pack: 'Strip of 15'. */
const packs = /\bof \d/;

/** Returns the name, the form and the pack of a title such as 'Zinc 50 mg Tablet, Strip of 10'. */
export function packOf(title: string): Pack {
  const comma = title.lastIndexOf(', ');
  const lastPart = comma < 0 ? '' : title.slice(comma + 2);
  const pack = packs.test(lastPart) ? lastPart : null;
  const name = pack === null ? title : title.slice(0, comma);
  return { name, form: forms.exec(name)?.[0] ?? null, pack };
}
