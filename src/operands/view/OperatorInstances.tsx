import { useMemo } from 'react';
import { useT } from '~/i18n';
import { map } from '~/kube/loadable';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { LoadableView } from '~/ui/LoadableView';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useOperandApis } from '~/operands/read/useOperandApis';
import { apisOf } from '~/operands/rules/operandApis';
import { ListSkeleton } from './ApiMissing';
import { AllInstances } from './list/AllInstances';
import './instances.css';

/** The tab with the instances of one Operator. */
export function OperatorInstances({ details: { operator } }: OperatorTabProps) {
  const t = useT();
  const here = useNamespaceScope();
  const { namespace, csvNames, managedNamespaces, isCopy } = operator;
  // For a copied CSV, only the instances in its namespace are shown.
  const scope = managedNamespaces?.length === 0 && !isCopy ? null : here;
  const found = useOperandApis(scope);
  const own = useMemo(
    () => map(found, ({ apis }) => apisOf(apis, namespace, csvNames)),
    [found, namespace, csvNames],
  );
  return (
    <LoadableView of={own} what={t('Instances')} skeleton={<ListSkeleton />}>
      {(apis) => <AllInstances apis={apis} scope={scope} hasOperator={false} />}
    </LoadableView>
  );
}
