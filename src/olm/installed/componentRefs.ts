import type { InstallPlan } from '~/kube/models/installPlan';
import type { Condition } from '~/kube/models/meta';
import { listIn, recordIn, textIn } from '~/kube/json';
import { conditionsIn } from '~/olm/conditions/conditionsIn';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';

/** An object that OLM counts as part of an Operator. */
export type ComponentRef = {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
  readonly conditions: readonly Condition[];
};

/** What the objects of an Operator are found in. */
export type ObjectSources = {
  readonly facts: Pick<
    OperatorFacts,
    'namespace' | 'subscription' | 'csvs' | 'namespaceCsvs' | 'conditions'
  >;
  /** Those of the namespace, as far as they could be read. */
  readonly plans: readonly InstallPlan[];
  /** What OLM lists as its components; `null`: could not be read, or OLM keeps no list of it. */
  readonly components: readonly ComponentRef[] | null;
};

/** `status.components.refs` of an Operator; what names no object is left out. */
export function componentRefs(operator: unknown): readonly ComponentRef[] {
  const { refs } = recordIn(recordIn(recordIn(operator)['status'])['components']);
  return listIn(refs).flatMap((item): ComponentRef[] => {
    const { apiVersion, kind, namespace, name, conditions } = recordIn(item);
    const foundKind = textIn(kind);
    const foundName = textIn(name);
    if (foundKind === null || foundName === null) return [];
    const [version = '', group = ''] = (textIn(apiVersion) ?? '').split('/').toReversed();
    return [
      {
        group,
        version,
        kind: foundKind,
        namespace: textIn(namespace),
        name: foundName,
        conditions: conditionsIn(conditions),
      },
    ];
  });
}
