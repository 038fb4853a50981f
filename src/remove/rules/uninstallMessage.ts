import type { ClusterServiceVersion } from '~/kube/models/olm';
import { textIn, textMapIn } from '~/kube/json';
import { httpsIn } from '~/olm/packages/support';

/** The author's message before an uninstallation; `null`: none. */
export function uninstallMessage(csvs: readonly ClusterServiceVersion[]): string | null {
  const [message = null] = csvs.flatMap(
    ({ metadata }) =>
      textIn(textMapIn(metadata.annotations)['operator.openshift.io/uninstall-message']) ?? [],
  );
  return message;
}

/** Whether the author disables the deletion of operands in the console. */
export function hidesOperands(csvs: readonly ClusterServiceVersion[]): boolean {
  return csvs.some(
    ({ metadata }) =>
      textMapIn(metadata.annotations)['console.openshift.io/disable-operand-delete'] === 'true',
  );
}

/** A part of a plain text; `url` for an HTTPS address. */
export type TextPart = { readonly text: string; readonly url: string | null };

/** Separates web addresses from a text. Punctuation after an address does not belong to it. */
export function linkedText(text: string): readonly TextPart[] {
  return text
    .split(/(https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/i)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, url: httpsIn(part) }));
}
