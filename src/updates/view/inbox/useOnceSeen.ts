import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come near the part of the page that can be seen; from then on it stays so. */
export function useOnceSeen<T extends Element>(): readonly [RefObject<T>, boolean] {
  const place = useRef<T>(null);
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (isSeen || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isSeen]);
  return [place, isSeen];
}
