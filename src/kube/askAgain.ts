import { CancelledError } from '@tanstack/react-query';

/**
 * The answer to a query that another query needs. Whoever asked for the same before may leave the page and cancel it: then it is
 * asked again, as a query that ends with the cancellation of another one waits forever.
 */
export async function askAgain<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CancelledError) return askAgain(ask);
    throw error;
  }
}
