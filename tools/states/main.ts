import { adviceFaults, readAdvice } from './advice.ts';
import { stateFaults } from './check.ts';
import { exportedOfUi, readComponents, readStories } from './library.ts';
import { componentKinds, exceptions, kinds, mostExceptions, parts } from './matrix.ts';

const stories = readStories();
const components = readComponents(stories);
const faults = [
  ...stateFaults({ kinds, componentKinds, parts, exceptions, mostExceptions, components, stories }),
  ...adviceFaults(exportedOfUi(), exceptions, await readAdvice()),
];
for (const fault of faults) console.log(fault);
console.log(`${components.length} components, ${exceptions.size} exceptions, ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
