import { listen as listenForMorphs } from './morph';
import { listen as listenForTurnedOn } from './pulseTurnedOn';
import { listen as listenForCards } from './travel';

/** One lazy chunk: no content waits for it. */
export { Counting } from './Counting';
export { travel } from './travel';

export function listen(): void {
  listenForCards();
  listenForMorphs();
  listenForTurnedOn();
}
