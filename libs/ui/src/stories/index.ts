export { controlled } from './controlled';
export { FormWidth, inBox, Line, Lines } from './Matrix';
export { focusRingWidth, Pseudo } from './Pseudo';
export { scrolledBy } from './scrolledBy';
