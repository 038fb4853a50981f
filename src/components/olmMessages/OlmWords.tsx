import type { OlmMessage } from '~/domain/olmMessages/message';
import './olmWords.css';

/** OLM's messages as they are, with its reason where it gives one. */
export function OlmWords({ said }: { readonly said: readonly OlmMessage[] }) {
  return said.map(({ by, reason, message }) => (
    <p key={`${by.model.kind} ${reason} ${message}`} className="operator-hub__olm-words">
      {reason === '' || reason === message ? message : `${reason}: ${message}`}
    </p>
  ));
}
