import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the lists of the accepted pictures lie, one a library. */
export const manifestsFolder = path.join(root, '.storybook', 'pictures');

/**
 * Where the pictures lie: beside their lists, or in the folder that `PICTURES_FOLDER` names (decision 27), which several
 * clones may share and none of them tidies.
 */
export const sharedFolder = process.env.PICTURES_FOLDER;
export const picturesFolder = sharedFolder ? path.resolve(root, sharedFolder) : manifestsFolder;

/** Where a run puts what it found; a library's own run, as Nx makes it, beside its other reports. */
export const reportFolder = process.env.VISUAL_REPORT ?? path.join(root, 'reports', 'visual');
export const resultsFile = path.join(reportFolder, 'results.jsonl');

/** `ui-price--default.light-1280`: a story in a mode. */
export const pictureName = (story: string, mode: string): string => `${story}.${mode}`;
