import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref that is true while the component is mounted. An asynchronous function reads it after an `await` to find
 * out whether the component still exists.
 */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
