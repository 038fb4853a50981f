/** There are no quick starts here: an empty context. */
export function useQuickStartContext() {
  return { activeQuickStartID: '', allQuickStarts: [], setActiveQuickStart: () => undefined };
}
