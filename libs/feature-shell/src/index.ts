export { CrashScreen } from './CrashScreen/CrashScreen';
export { LoadingScreen } from './LoadingScreen/LoadingScreen';
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { Shell } from './Shell/Shell';
