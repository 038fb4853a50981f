import { CancelledError } from '@tanstack/react-query';

/**
 * Runs a query for another query and repeats it if it was canceled. Another user of the same query can leave the page
 * and cancel it; a query that ended with the cancellation of another one would be pending forever.
 */
export async function withRetries<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CancelledError) return withRetries(ask);
    throw error;
  }
}
