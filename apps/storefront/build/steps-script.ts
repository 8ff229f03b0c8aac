import { paths, type ConsultState, type Path } from '@niramaya/contract';

const state: ConsultState = { consult: true };

/**
 * Where a link of the consultation has led here before its page was hydrated, the entry of the history is new and empty,
 * and only the address before it tells. From the care plan one comes to the payment in other ways too, so the one before
 * that is looked at as well, where the browser lists them.
 */
const ledHere: Partial<Record<Path, string>> = {
  [paths.carePlan]: `document.referrer==origin+'${paths.specialities}'`,
  [paths.payment]:
    `document.referrer==origin+'${paths.carePlan}'&&` +
    `window.navigation?.entries().at(-3)?.url==origin+'${paths.specialities}'`,
};

/**
 * For the head of the two screens on which a consultation ends: marks the document of whoever comes from it with
 * `data-steps`, so that its steps are there from the first paint on (STATE-39). Empty for all other screens.
 */
export function stepsScript(address: Path): string {
  const isNewFromIt = ledHere[address];
  if (isNewFromIt === undefined) return '';
  return (
    `<script>{let h=history;if(!h.state&&${isNewFromIt})h.replaceState({usr:${JSON.stringify(state)}},'');` +
    `if(h.state?.usr?.consult)document.documentElement.dataset.steps=''}</script>`
  );
}
