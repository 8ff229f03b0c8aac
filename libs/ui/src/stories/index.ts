export { Anatomy, type Part } from './Anatomy';
export { controlled, counted } from './controlled';
export { FormWidth, inBox, Line, Lines } from './Matrix';
export { parts } from './parts';
export { focusRingWidth, Pseudo } from './Pseudo';
export { scrolledBy } from './scrolledBy';
export { withoutCode } from './withoutCode';
