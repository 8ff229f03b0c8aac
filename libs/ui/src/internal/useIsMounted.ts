import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref that is true while the component is mounted, for what goes on after an answer has arrived. */
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
