/** Starts something when it is first needed, for everybody who needs it. What failed is started again for who asks next. */
export function startedOnce<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | null = null;
  return () => {
    started ??= start().catch((error: unknown) => {
      started = null;
      throw error;
    });
    return started;
  };
}
