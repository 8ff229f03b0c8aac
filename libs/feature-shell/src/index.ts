export { CrashScreen } from './CrashScreen/CrashScreen';
export { LoadingScreen } from './LoadingScreen/LoadingScreen';
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { OfflineNotice, SessionNotice, UpdateNotice } from './Notices/Notices';
export { ReturnNotice } from './ReturnNotice/ReturnNotice';
export { Shell } from './Shell/Shell';

export const loadMenuPanel = () => import('./MobileMenu/MenuPanel').then((part) => part.MenuPanel);
