import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of the lists of the baselines, one list for each library. */
export const manifestsFolder = path.join(root, '.storybook', 'pictures');

/**
 * The folder of the baselines: beside their lists, or the folder that `PICTURES_FOLDER` names (decision 27). Several
 * clones may share that folder, and none of them cleans it up.
 */
export const sharedFolder = process.env.PICTURES_FOLDER;
export const picturesFolder = sharedFolder ? path.resolve(root, sharedFolder) : manifestsFolder;

/** The folder for the results of a run. A library's own run, as Nx starts it, writes them beside its other reports. */
export const reportFolder = process.env.VISUAL_REPORT ?? path.join(root, 'reports', 'visual');
export const resultsFile = path.join(reportFolder, 'results.jsonl');

/** Returns the name of a screenshot, for a story in a mode: `ui-price--default.light-1280`. */
export const pictureName = (story: string, mode: string): string => `${story}.${mode}`;
