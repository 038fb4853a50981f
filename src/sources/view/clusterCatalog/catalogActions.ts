import type { Translate } from '~/i18n';
import { clusterCatalogModel } from '~/kube/models/olmV1';
import { availabilityCall } from '~/sources/rules/clusterCatalogForm';
import type { Action } from '~/ui/calls/action';

/** A catalog, and the extensions that use it. */
type Subject = {
  readonly name: string;
  /** Installed, and not blocked by the catalog. */
  readonly running?: readonly string[];
  /** The catalog blocks them. */
  readonly stopped?: readonly string[];
};

export function availabilityAction(
  { name, ...users }: Subject,
  mode: 'Available' | 'Unavailable',
  t: Translate,
): Action {
  const calls = [availabilityCall(name, mode === 'Available')];
  if (mode === 'Available') {
    const titles = {
      question: t('Enable ClusterCatalog {{name}}?', { name }),
      action: t('Enable'),
      done: t('ClusterCatalog enabled'),
    };
    return { titles, calls };
  }
  const titles = {
    question: t('Disable ClusterCatalog {{name}}?', { name }),
    action: t('Disable'),
    done: t('ClusterCatalog disabled'),
  };
  return { titles, calls, isDanger: true, ...usersText(users, t) };
}

/** @param uid deletes only the catalog with this uid */
export function deletionAction(
  { name, ...users }: Subject,
  uid: string | null,
  t: Translate,
): Action {
  return {
    titles: {
      question: t('Delete ClusterCatalog {{name}}?', { name }),
      action: t('Delete'),
      done: t('ClusterCatalog deleted'),
    },
    calls: [{ kind: 'delete', model: clusterCatalogModel, object: { name }, uid }],
    isDanger: true,
    ...usersText(users, t),
  };
}

/** Installed extensions continue to run without updates. After a deletion, OLM does not report this. */
function usersText({ running = [], stopped = [] }: Omit<Subject, 'name'>, t: Translate) {
  const texts = [
    ...(running.length === 0
      ? []
      : [
          t('These ClusterExtensions continue to run but might no longer be updated: {{names}}', {
            names: t.list(running),
          }),
        ]),
    ...(stopped.length === 0
      ? []
      : [t('The catalog no longer blocks: {{names}}', { names: t.list(stopped) })]),
  ];
  return { text: texts };
}
