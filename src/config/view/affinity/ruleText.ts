import type { Place } from '~/config/rules/affinityRows';
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
        ? t('Runs only on nodes that meet all conditions. Of several such rules one is enough.')
        : t('Prefers nodes that meet all conditions. A higher weight counts more.');
    case 'together':
      return isRequired
        ? t('Runs only near such pods: on nodes with the same value of the topology key.')
        : t('Prefers to be near such pods: on nodes with the same value of the topology key.');
    case 'apart':
      return isRequired
        ? t('Never runs near such pods: on nodes with the same value of the topology key.')
        : t('Prefers not to be near such pods: on nodes with the same value of the topology key.');
  }
}
