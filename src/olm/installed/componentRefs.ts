import type { InstallPlan } from '~/kube/models/installPlan';
import type { Condition } from '~/kube/models/meta';
import { listIn, recordIn, textIn } from '~/kube/json';
import { conditionsIn } from '~/olm/conditions/conditionsIn';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';

/** An object that OLM lists as a component of an Operator. */
export type ComponentRef = {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** `null` for cluster-scoped objects. */
  readonly namespace: string | null;
  readonly name: string;
  readonly conditions: readonly Condition[];
};

/** The objects from which components are derived. */
export type ObjectSources = {
  readonly facts: Pick<
    OperatorFacts,
    'namespace' | 'subscription' | 'csvs' | 'namespaceCsvs' | 'conditions'
  >;
  /** The readable ones of the namespace. */
  readonly plans: readonly InstallPlan[];
  /** OLM's list of components; `null` if it could not be read or does not exist. */
  readonly components: readonly ComponentRef[] | null;
};

/** `status.components.refs` of an Operator; entries without a name are omitted. */
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
