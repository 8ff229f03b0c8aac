import { listen as listenForMorphs } from './morph';
import { listen as listenForTurnedOn } from './swellTurnedOn';
import { listen as listenForCards } from './travel';

/** All animations on change are one lazy chunk, because no content waits for them. */
export { Counting } from './Counting';
export { Pop } from './Pop';
export { StepChange } from './StepChange';
export { travel } from './travel';

/** Adds the click listeners that start animations. A second call changes nothing. */
export function listen(): void {
  listenForCards();
  listenForMorphs();
  listenForTurnedOn();
}
