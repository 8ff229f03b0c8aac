/** One chunk: nobody waits for any of them. */
export { Leave } from './Leave';
export { Pop } from './Pop';
export { StepChange } from './StepChange';
export { travel } from './travel';
