import { Skeleton, StackItem, Title } from '@patternfly/react-core';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import type { KubeClient } from '~/kube/kubeClient';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { useT } from '~/i18n';

/** The commands that do the same as the dialog, for copying. The YAML library is loaded on first use. */
export function Commands(props: Props) {
  const t = useT();
  return (
    <StackItem>
      <Title headingLevel="h2" size="md">
        {t('Show CLI commands ({{client}})', { client: props.client })}
      </Title>
      <LazyPart skeleton={<Skeleton height="4rem" screenreaderText={t('Loading')} />}>
        <CommandText {...props} />
      </LazyPart>
    </StackItem>
  );
}

type Props = { readonly calls: readonly ClusterCall[]; readonly client: KubeClient };

const CommandText = later(async () => (await import('./CommandText')).CommandText);
