/** Runs tasks in order, at most `atOnce` at a time. */
export function concurrencyLimit(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      waiting.push(() => {
        running += 1;
        resolve();
      });
    });
  }

  return async (task) => {
    await turn();
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
