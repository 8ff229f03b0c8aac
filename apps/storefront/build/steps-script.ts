import { paths, type ConsultState, type Path } from '@niramaya/contract';

const state: ConsultState = { consult: true };

/**
 * Conditions that detect a link of the consultation that was followed before its page was hydrated. The new history
 * entry then has no state, and only the referrer shows where the shopper came from. There are other ways from the care
 * plan to the payment. So the condition also checks the entry before the care plan, in browsers that list the entries.
 */
const ledHere: Partial<Record<Path, string>> = {
  [paths.carePlan]: `document.referrer==origin+'${paths.specialities}'`,
  [paths.payment]:
    `document.referrer==origin+'${paths.carePlan}'&&` +
    `window.navigation?.entries().at(-3)?.url==origin+'${paths.specialities}'`,
};

/**
 * Returns the inline script for the head of the two screens on which a consultation ends. It sets `data-steps` on the
 * document if the shopper comes from a consultation. The steps then show from the first paint on (STATE-39). The result
 * is empty for all other screens.
 */
export function stepsScript(address: Path): string {
  const isNewFromIt = ledHere[address];
  if (isNewFromIt === undefined) return '';
  return (
    `<script>{let h=history;if(!h.state&&${isNewFromIt})h.replaceState({usr:${JSON.stringify(state)}},'');` +
    `if(h.state?.usr?.consult)document.documentElement.dataset.steps=''}</script>`
  );
}
