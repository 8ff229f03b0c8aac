export const loadLoginScreen = () => import('./LoginScreen/LoginScreen').then((part) => part.LoginScreen);
export const loadRegisterScreen = () => import('./RegisterScreen/RegisterScreen').then((part) => part.RegisterScreen);
