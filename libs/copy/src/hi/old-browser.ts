/** The shop shows both languages in a browser that is too old for it, so that one module has the texts of both. */
export { oldBrowserCopy } from '../en/old-browser.ts';
