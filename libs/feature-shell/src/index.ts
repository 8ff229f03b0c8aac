export { CrashScreen } from './CrashScreen/CrashScreen';
export { LoadingScreen } from './LoadingScreen/LoadingScreen';
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { OfflineNotice, SessionNotice, UpdateNotice } from './Notices/Notices';
export { OfflineScreen } from './OfflineScreen/OfflineScreen';
export { ReloadQuestion } from './ReloadQuestion/ReloadQuestion';
export { ReturnNotice } from './ReturnNotice/ReturnNotice';
export { Shell } from './Shell/Shell';

/** Loads the chunk of the offer of a language, which few browsers get. */
export const loadLanguageOffer = () => import('./LanguageOffer/LanguageOffer').then((part) => part.LanguageOffer);

/** Loads the chunk of the menu, which the storefront shows in its drawer. */
export const loadMenuPanel = () => import('./MobileMenu/MenuPanel').then((part) => part.MenuPanel);
