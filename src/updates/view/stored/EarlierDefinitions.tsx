import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { fromQuery } from '~/kube/fromQuery';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { earlierDefinitions } from '~/updates/read/earlierDefinitions';
import { DefinitionDeltas } from '~/updates/view/plan/DefinitionDeltas';
import { StoredObjects } from './StoredObjects';

/** Whether the CRDs of an earlier version accept the stored versions and the instances of the cluster. */
export function EarlierDefinitions({ namespace, packageKey: key, csvName, version }: Props) {
  const t = useT();
  const query = useQuery(earlierDefinitions({ namespace, key, csvName }));
  return (
    <LoadableView
      of={fromQuery(query)}
      what={t('CRDs of version {{version}}', { version })}
      skeleton={<Skeleton height="6rem" screenreaderText={t('Loading')} />}
      onRetry={() => void query.refetch()}
    >
      {(found) => {
        if (found === null) {
          return (
            <Notice
              variant="warning"
              title={t('The CRDs of version {{version}} could not be checked', { version })}
            >
              {t('The install plan shows whether the CRDs accept the existing instances.')}
            </Notice>
          );
        }
        return (
          <DefinitionDeltas
            deltas={found.deltas}
            renderStored={(delta) => <StoredObjects delta={delta} objects={found.objects} />}
          />
        );
      }}
    </LoadableView>
  );
}

type Props = {
  readonly namespace: string;
  readonly packageKey: PackageKey;
  readonly csvName: string;
  readonly version: string;
};
