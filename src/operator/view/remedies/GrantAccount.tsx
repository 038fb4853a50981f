import type { ComponentProps } from 'react';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';

/** The dialog that grants the ServiceAccount of an OperatorGroup its permissions, loaded when it is opened. */
export function GrantAccount(props: ComponentProps<typeof GrantAccountDialog>) {
  return (
    <LazyPart skeleton={null}>
      <GrantAccountDialog {...props} />
    </LazyPart>
  );
}

const GrantAccountDialog = later(
  async () => (await import('~/updates/view/plan/GrantAccountDialog')).GrantAccountDialog,
);
