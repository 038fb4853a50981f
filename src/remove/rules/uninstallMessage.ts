import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { textIn, textMapIn } from '~/kube/json';
import { httpsIn } from '~/olm/packages/support';

/** What the author wants people to know before they uninstall; `null`: nothing. */
export function uninstallMessage(csvs: readonly ClusterServiceVersion[]): string | null {
  const [message = null] = csvs.flatMap(
    ({ metadata }) =>
      textIn(textMapIn(metadata.annotations)['operator.openshift.io/uninstall-message']) ?? [],
  );
  return message;
}

/** Whether the author does not want the console to offer to delete operands. */
export function hidesOperands(csvs: readonly ClusterServiceVersion[]): boolean {
  return csvs.some(
    ({ metadata }) =>
      textMapIn(metadata.annotations)['console.openshift.io/disable-operand-delete'] === 'true',
  );
}

/** A piece of a plain text; `url` when it is an address on the web with TLS. */
export type TextPart = { readonly text: string; readonly url: string | null };

/** A text with its web addresses told apart; punctuation after an address is none of it. */
export function linkedText(text: string): readonly TextPart[] {
  return text
    .split(/(https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/i)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, url: httpsIn(part) }));
}
