/**
 * Calls back when the browser is idle. Safari has no such event.
 * @returns cancels the callback
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
