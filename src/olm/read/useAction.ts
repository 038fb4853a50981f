import { useState } from 'react';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { useClusterCalls } from './useClusterCalls';

/** An action of the user's input, with its run. */
export function useAction<Of extends Changing>(action: (input: Input) => Of) {
  const [input, setInput] = useState<Input>({});
  const current = action(input);
  const run = useClusterCalls(current.calls, current.send);
  return {
    action: current,
    run,
    onInput: (id: string, value: string) => {
      setInput((before) => ({ ...before, [id]: value }));
    },
  };
}

type Input = Readonly<Record<string, string>>;

type Changing = {
  readonly calls: readonly ClusterCall[];
  readonly send?: (call: ClusterCall) => Promise<void>;
};
