export { CrashScreen } from './CrashScreen/CrashScreen';
export { LoadingScreen } from './LoadingScreen/LoadingScreen';
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { OfflineNotice } from './OfflineNotice/OfflineNotice';
export { ReturnNotice } from './ReturnNotice/ReturnNotice';
export { SessionNotice } from './SessionNotice/SessionNotice';
export { UpdateNotice } from './UpdateNotice/UpdateNotice';
export { Shell } from './Shell/Shell';

export const loadMenuPanel = () => import('./MobileMenu/MenuPanel').then((part) => part.MenuPanel);
