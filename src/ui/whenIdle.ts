/**
 * Calls back once the browser has nothing else to do. Safari does not tell when that is.
 * @returns ends that
 */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, 200);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(then);
  return () => {
    cancelIdleCallback(handle);
  };
}
