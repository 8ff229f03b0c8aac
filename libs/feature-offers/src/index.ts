export const loadOffersScreen = () => import('./OffersScreen/OffersScreen').then((part) => part.OffersScreen);
