import { useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text to the clipboard. The browser refuses it without a secure connection and if it is configured to. */
export function useCopy(): {
  readonly state: CopyState;
  readonly copy: (text: string) => void;
} {
  const [state, setState] = useState<CopyState>('idle');
  return {
    state,
    copy: (text) => {
      setState('idle');
      write(text).then(
        () => {
          setState('copied');
        },
        () => {
          setState('refused');
        },
      );
    },
  };
}

async function write(text: string): Promise<void> {
  // Undefined without a secure connection, despite its type. The call then rejects.
  await navigator.clipboard.writeText(text);
}
