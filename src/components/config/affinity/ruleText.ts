import type { Place } from '~/domain/install/config/affinityRows';
import type { Translate } from '~/i18n';

export type OfferedRule = {
  readonly place: Place;
  readonly title: string;
  readonly description: string;
};

export function offeredRules(t: Translate): readonly OfferedRule[] {
  return [
    {
      place: { kind: 'nodes', isRequired: true },
      title: t('Nodes: required'),
      description: t('Run only on nodes with certain labels'),
    },
    {
      place: { kind: 'nodes', isRequired: false },
      title: t('Nodes: preferred'),
      description: t('Run on such nodes where possible'),
    },
    {
      place: { kind: 'together', isRequired: false },
      title: t('Pods: keep together'),
      description: t('Run near certain pods'),
    },
    {
      place: { kind: 'apart', isRequired: false },
      title: t('Pods: keep apart'),
      description: t('Run away from certain pods, such as its own replicas'),
    },
  ];
}

/** What a rule is about. */
export function kindText(kind: Place['kind'], t: Translate): string {
  switch (kind) {
    case 'nodes':
      return t('Nodes');
    case 'together':
      return t('Pods: keep together');
    case 'apart':
      return t('Pods: keep apart');
  }
}

/** What a rule does. Of required terms for nodes one is enough; all other rules count together. */
export function effectText({ kind, isRequired }: Place, t: Translate): string {
  switch (kind) {
    case 'nodes':
      return isRequired
        ? t('Only nodes that meet all conditions. Of several such rules one is enough.')
        : t('Rather nodes that meet all conditions; the heavier, the rather.');
    case 'together':
      return isRequired
        ? t('Only where such a pod runs on a node with the same value of the topology key.')
        : t('Rather where such a pod runs on a node with the same value of the topology key.');
    case 'apart':
      return isRequired
        ? t('Never where such a pod runs on a node with the same value of the topology key.')
        : t('Rather not where such a pod runs on a node with the same value of the topology key.');
  }
}
