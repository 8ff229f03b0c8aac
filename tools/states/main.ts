// `npm run states`: lists each component that lacks a story, a state, its advice or its code to copy. It also writes
// the page of the kinds.
import { writeFileSync } from 'node:fs';
import { adviceFaults, readAdvice } from './advice.ts';
import { stateFaults } from './check.ts';
import { kinds } from './kinds.ts';
import { kindsFile, kindsPage } from './kinds-page.ts';
import { exportedOfUi, readComponents, readStories } from './library.ts';
import { componentKinds, exceptions, mostExceptions } from './matrix.ts';
import { parts } from './parts.ts';
import { readUsage, usageFaults } from './usage.ts';

writeFileSync(kindsFile, await kindsPage());
const stories = readStories();
const components = readComponents(stories);
const faults = [
  ...stateFaults({ kinds, componentKinds, parts, exceptions, mostExceptions, components, stories }),
  ...adviceFaults(exportedOfUi(), exceptions, await readAdvice()),
  ...usageFaults(exportedOfUi(), exceptions, readUsage()),
];
for (const fault of faults) console.log(fault);
console.log(`${components.length} components, ${exceptions.size} exceptions, ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
