import { act } from '@testing-library/react';
import { taken } from '~/kube/identity';

export const SIGNED_IN = 'admin';

/** Impersonates a user in the console while a page is open; without a name, ends the impersonation. */
export function actAs(name?: string, groups: readonly string[] = []): void {
  act(() => {
    taken({ session: SIGNED_IN, acting: name === undefined ? null : { name, groups } });
  });
}
