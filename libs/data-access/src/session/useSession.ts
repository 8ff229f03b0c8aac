import { usePersisted } from '../storage/persisted';
import { useStorageReady } from '../storage/useStorageHealth';
import { storedName } from './stored-name';

export interface Session {
  /** Whether `validkey` is set; nothing else decides (STATE-13, AMB-18). */
  readonly isLoggedIn: boolean;
  /** The display name, or the e-mail of an account without one; null for a guest. */
  readonly name: string | null;
  /** False until storage has been read; a redirect waits for it. */
  readonly isReady: boolean;
}

/** Returns who is shopping, the same in every tab. It is a guest while the page is prerendered or hydrates. */
export function useSession(): Session {
  const name = usePersisted(storedName);
  const isReady = useStorageReady();
  return { isLoggedIn: name !== null, name, isReady };
}
