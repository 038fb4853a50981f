import { useMemo } from 'react';
import { useT } from '~/i18n';
import { map } from '~/kube/loadable';
import { LoadableView } from '~/ui/LoadableView';
import { useOperandApis } from '~/operands/read/useOperandApis';
import { apiNamed } from '~/operands/rules/operandApis';
import { ListSkeleton } from './ListSkeleton';
import { AllInstances } from './list/AllInstances';
import './instances.css';

/** The instances of the APIs of a ClusterExtension, which is cluster-scoped. */
export function ExtensionInstances({ names }: { readonly names: readonly string[] }) {
  const t = useT();
  const found = useOperandApis(null);
  const own = useMemo(
    () =>
      map(found, ({ apis, discovery }) =>
        names.flatMap((name) => apiNamed(name, apis, discovery) ?? []),
      ),
    [found, names],
  );
  return (
    <LoadableView of={own} what={t('Instances')} skeleton={<ListSkeleton />}>
      {(apis) => <AllInstances apis={apis} scope={null} hasOperator={false} />}
    </LoadableView>
  );
}
