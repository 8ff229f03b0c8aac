export { FormWidth, Line, Lines } from './Matrix';
export { focusRingWidth, Pseudo } from './Pseudo';
