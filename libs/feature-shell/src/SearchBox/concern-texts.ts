// The search box loads this module with the first concern, because most visits need none of these texts.
export { searchHelpCopy } from '@niramaya/copy/search-help';
