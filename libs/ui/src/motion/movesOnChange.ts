/** One chunk: nobody waits for either of them. */
export { Pop } from './Pop';
export { StepChange } from './StepChange';
