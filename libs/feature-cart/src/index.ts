export const loadCartScreen = () => import('./CartScreen/CartScreen').then((part) => part.CartScreen);
