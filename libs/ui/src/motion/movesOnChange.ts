import { listen as listenForPressed } from './swellPressed';
import { listen as listenForCards } from './travel';

/** One chunk: nobody waits for any of them. */
export { Leave } from './Leave';
export { Pop } from './Pop';
export { StepChange } from './StepChange';
export { travel } from './travel';

/** Begins to listen for the clicks that something moves after. Called again, it changes nothing. */
export function listen(): void {
  listenForCards();
  listenForPressed();
}
