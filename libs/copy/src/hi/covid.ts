/** The texts of the covid screen. The English module has both languages, because the screen has a choice of its own. */
export { covidCopy } from '../en/covid.ts';
