import { useMemo } from 'react';
import { useT } from '~/i18n';
import { map } from '~/kube/loadable';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { LoadableView } from '~/ui/LoadableView';
import { useOperandApis } from '~/operands/read/useOperandApis';
import { extensionProvider } from '~/operands/rules/extensionProvider';
import { apiNamed } from '~/operands/rules/operandApis';
import { ListSkeleton } from './ApiMissing';
import { AllInstances } from './list/AllInstances';
import './instances.css';

/** The instances of the APIs of a ClusterExtension, which is cluster-scoped. */
export function ExtensionInstances({ operator, names }: Props) {
  const t = useT();
  const found = useOperandApis(null);
  const own = useMemo(
    () =>
      map(found, ({ apis, discovery }) =>
        names.flatMap((name) => {
          const api = apiNamed(name, apis, discovery);
          return api === null ? [] : { ...api, providers: [extensionProvider(operator)] };
        }),
      ),
    [found, names, operator],
  );
  return (
    <LoadableView of={own} what={t('Instances')} skeleton={<ListSkeleton />}>
      {(apis) => <AllInstances apis={apis} scope={null} hasOperator={false} />}
    </LoadableView>
  );
}

type Props = {
  readonly operator: InstalledOperator;
  /** The APIs that the extension owns. */
  readonly names: readonly string[];
};
