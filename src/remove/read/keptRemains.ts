import type { Remains } from '~/remove/rules/remains';
import { storedRemains } from '~/remove/rules/storedRemains';
import { readTab, writeTab } from '~/kube/tabStorage';

/** Keeps what an uninstallation will leave: afterwards nobody can tell any more. @param id of the Operator */
export function keepRemains(id: string, remains: Remains): void {
  writeTab(keyOf(id), JSON.stringify(remains));
}

/** What the tab knows of it, over reloads too; `null`: nothing. */
export function keptRemains(id: string): Remains | null {
  return storedRemains(readTab(keyOf(id)));
}

function keyOf(id: string): string {
  return `operator-hub/remains/${id}`;
}
