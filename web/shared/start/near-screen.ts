import { type RefObject, useEffect, useState } from 'react';

/** True once `element` has come near the viewport, so that content far below loads only when it is needed. */
export function useNearScreen(element: RefObject<HTMLElement | null>, margin = '400px'): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isNear;
}
