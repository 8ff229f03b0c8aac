export const loadCovidScreen = () => import('./CovidScreen/CovidScreen').then((part) => part.CovidScreen);
