import { renewAccessFlags } from '../plugins/hostFlags';
import { beginImpersonate, endImpersonate, store } from '../store/store';
import { type Acting, subprotocolsOf } from './subprotocols';

/** Starts an impersonation without a reload of the page (openshift/console, public/actions/ui.ts). */
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
