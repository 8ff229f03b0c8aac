export const loadCarePlanScreen = () => import('./CarePlanScreen/CarePlanScreen').then((part) => part.CarePlanScreen);
