export const loadConsultScreen = () => import('./ConsultScreen/ConsultScreen').then((part) => part.ConsultScreen);
export const loadPatientsScreen = () => import('./PatientsScreen/PatientsScreen').then((part) => part.PatientsScreen);
export const loadSymptomsScreen = () => import('./SymptomsScreen/SymptomsScreen').then((part) => part.SymptomsScreen);
export const loadSpecialitiesScreen = () =>
  import('./SpecialitiesScreen/SpecialitiesScreen').then((part) => part.SpecialitiesScreen);
