import type { ConfigDraft } from '~/config/rules/draft';

export type SettingsProps = {
  readonly draft: ConfigDraft;
  /** Whether the cluster fills a labeled ConfigMap with its trusted certificate authorities. */
  readonly injectsTrustedCa: boolean;
  /** The namespace whose objects the settings can refer to; `null`: a new one, or not selected. */
  readonly namespace: string | null;
  /** Fields of `spec.config` that the API of the Operator does not have; absent: none. */
  readonly omitted?: readonly string[];
  readonly onChange: (draft: ConfigDraft) => void;
};
