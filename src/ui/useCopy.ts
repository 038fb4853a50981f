import { useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'refused';

/** Puts a text on the clipboard. A browser may refuse that: always without a secure connection, and when it is told to. */
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
  // Absent without a secure connection, whatever the types say: then this rejects, too.
  await navigator.clipboard.writeText(text);
}
