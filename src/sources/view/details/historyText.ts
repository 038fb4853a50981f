import type { HistoryEntry, HistoryKind } from '~/sources/rules/sourceHistory';
import type { Translate } from '~/i18n';

/** What happened, in a sentence. */
export function historyText({ what, about, exitCode }: HistoryEntry, t: Translate): string {
  if (exitCode !== null)
    return t('Container {{container}} ended with exit code {{exitCode}}', {
      container: about,
      exitCode,
    });
  return TEXTS[what](t, about);
}

const TEXTS: Readonly<Record<HistoryKind, (t: Translate, about: string) => string>> = {
  created: (t) => t('The CatalogSource was created'),
  deleted: (t) => t('Somebody deleted the CatalogSource'),
  served: (t) => t('OLM made the pod and the Service of the catalog'),
  connection: (t, state) => t('The connection changed to {{state}}', { state }),
  poll: (t) => t('OLM looked for a newer image'),
  configmap: (t, name) => t('OLM read ConfigMap {{name}}', { name }),
  condition: (t, condition) => t('Condition {{condition}}', { condition }),
  'pod-created': (t, pod) => t('Pod {{pod}} was created', { pod }),
  'pod-leaving': (t, pod) => t('Pod {{pod}} was told to go', { pod }),
  'container-started': (t, container) => t('Container {{container}} was started', { container }),
  'container-ended': (t, container) => t('Container {{container}} ended', { container }),
  event: (t, object) => t('Event of {{object}}', { object }),
};
