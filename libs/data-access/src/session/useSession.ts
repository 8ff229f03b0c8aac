import { usePersisted } from '../storage/persisted';
import { useStorageReady } from '../storage/useStorageHealth';
import { storedName } from './stored-name';

export interface Session {
  readonly isLoggedIn: boolean;
  readonly name: string | null;
  readonly isReady: boolean;
}

/** Returns the session of `validkey`; `isReady` is false during hydration. */
export function useSession(): Session {
  const name = usePersisted(storedName);
  const isReady = useStorageReady();
  return { isLoggedIn: name !== null, name, isReady };
}
