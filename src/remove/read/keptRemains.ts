import type { Remains } from '~/remove/rules/remains';
import { storedRemains } from '~/remove/rules/storedRemains';
import { readTab, writeTab } from '~/kube/tabStorage';

/** Stores what an uninstallation leaves, because it cannot be determined afterwards. @param id of the Operator */
export function keepRemains(id: string, remains: Remains): void {
  writeTab(keyOf(id), JSON.stringify(remains));
}

/** The stored data of this tab, even after a reload; `null`: none. */
export function keptRemains(id: string): Remains | null {
  return storedRemains(readTab(keyOf(id)));
}

function keyOf(id: string): string {
  return `operator-hub/remains/${id}`;
}
