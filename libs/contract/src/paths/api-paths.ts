/** The endpoints of the contract, relative to the API root. */
export const apiPaths = {
  products: '/products',
  topBrands: '/medi',
  members: '/consult',
  addMember: '/consult/add',
  offers: '/offers',
} as const;

/** The header that carries the number of matches before paging (API-10). */
export const TOTAL_COUNT_HEADER = 'x-total-count';

/** The header in which the storefront sends a guest's visitor id, so that members stay private. */
export const VISITOR_HEADER = 'x-visitor-id';
