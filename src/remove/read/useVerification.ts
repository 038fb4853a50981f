import { useMutation } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import type { Verified } from '~/remove/rules/leftovers/verified';
import { failureIn } from '~/kube/fromQuery';
import { verifyLeftovers } from './verifyLeftovers';

/** A last look at what is about to be cleaned up. */
export type Verification = {
  readonly verify: (chosen: readonly Leftover[], then: (verified: Verified) => void) => void;
  readonly isVerifying: boolean;
  /** What was found to be no leftover any more, or another one. */
  readonly changed: readonly Leftover[];
  readonly failure: Failure | null;
};

export function useVerification(): Verification {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (chosen: readonly Leftover[]) => verifyLeftovers(chosen),
  });
  return {
    verify: (chosen, then) => {
      mutate(chosen, { onSuccess: then });
    },
    isVerifying: isPending,
    changed: data?.changed ?? NONE,
    failure: error === null ? null : failureIn(error),
  };
}

const NONE: readonly Leftover[] = [];
