/** The screens are lazy chunks, loaded when they are first opened (ROUTE-19). */
export const loadHomeScreen = () => import('./HomeScreen/HomeScreen').then((part) => part.HomeScreen);
export const loadTopBrandsScreen = () =>
  import('./TopBrandsScreen/TopBrandsScreen').then((part) => part.TopBrandsScreen);
