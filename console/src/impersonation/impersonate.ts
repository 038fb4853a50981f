import { renewAccessFlags } from '../plugins/hostFlags';
import { beginImpersonate, endImpersonate, store } from '../store/store';
import { type Acting, subprotocolsOf } from './subprotocols';

/** The user acts as another from now on; the page is not loaded anew (openshift/console, public/actions/ui.ts). */
export function startImpersonate(acting: Acting): void {
  const { groups, ...who } = acting;
  const subprotocols = [...subprotocolsOf(acting)];
  store.dispatch(
    beginImpersonate({ ...who, subprotocols, ...(groups && { groups: [...groups] }) }),
  );
  renewAccessFlags();
}

/** They act as themselves again. */
export function stopImpersonate(): void {
  store.dispatch(endImpersonate());
  renewAccessFlags();
}
