import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the accepted pictures lie, and beside them the list of what the pinned browser makes of each. */
export const picturesFolder = path.join(root, '.storybook', 'pictures');
export const signaturesFile = path.join(picturesFolder, 'signatures.txt');

/** Where a run puts what it found; a library's own run, as Nx makes it, beside its other reports. */
export const reportFolder = process.env.VISUAL_REPORT ?? path.join(root, 'reports', 'visual');
export const resultsFile = path.join(reportFolder, 'results.jsonl');

/** `ui-price--default.light-1280`: a story in a mode. */
export const pictureName = (story: string, mode: string): string => `${story}.${mode}`;
export const pictureFile = (name: string): string => path.join(picturesFolder, `${name}.webp`);

/** The name of an accepted picture; undefined for another file of the folder. */
export const pictureNameOf = (file: string): string | undefined => /^(.+)\.webp$/.exec(file)?.[1];
