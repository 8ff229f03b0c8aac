import { noFilters } from '@niramaya/data-access';
import { fn } from 'storybook/test';
import type { Listing } from '../MedicinesScreen/useListing';

/** Returns a listing of 30 pages that has loaded, for the stories of its parts. */
export const aListing = (overrides: Partial<Listing> = {}): Listing => ({
  filters: noFilters,
  changeFilters: fn(),
  page: 1,
  goToPage: fn(),
  topic: null,
  labTest: null,
  homeopathy: null,
  view: {
    view: 'ready',
    data: {
      products: [],
      totalCount: 300,
      hasMore: false,
      unreadableCount: 0,
      corrected: null,
      unsoldWords: [],
      counted: null,
    },
    isStale: false,
  },
  total: 300,
  hasMore: false,
  isKept: false,
  pages: 30,
  skeletonCount: 10,
  retry: fn(),
  ...overrides,
});
