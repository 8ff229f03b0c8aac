// `npm run test:full`: runs the checks of both tiers.
import { tierVariable } from './tier.ts';

process.env[tierVariable] = 'full';
await import('./main.ts');
