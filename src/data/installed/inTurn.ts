/** Runs tasks in the order in which they came, a few at a time, so that hundreds do not take all of the browser's connections. */
export async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  await turn();
  try {
    return await task();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** With four requests each this is as much as a browser sends to one host over HTTP/1.1 at once, and some in reserve. */
const AT_ONCE = 3;

let running = 0;
const waiting: (() => void)[] = [];

function turn(): Promise<void> {
  if (running < AT_ONCE) {
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
