import { Content, List, ListItem, Skeleton, Stack } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { ActionDialog, type ActionRun } from '~/ui/calls/ActionDialog';
import type { KubeClient } from '~/kube/kubeClient';
import { type Loadable, all } from '~/kube/loadable';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { SourceEndpoint } from '~/olm/catalogSources/catalogSourceItem';
import { useT } from '~/i18n';
import { RefreshOutcome, type RefreshOutcomeProps } from './RefreshOutcome';

/** Deletes the pod of a catalog: OLM starts another one, which pulls the image of now. Stays until that is ready. */
export function RefreshDialog({ catalog, refresh, client, onClose }: Props) {
  const t = useT();
  const { name, namespace } = catalog;
  const { endpoint, podCount, calls, run, ...outcome } = refresh;
  return (
    <ActionDialog
      titles={{
        question: t('Restart catalog {{name}}?', { name }),
        action: t('Restart'),
        done: t('OLM starts a new pod for catalog {{name}}', { name }),
      }}
      calls={calls}
      run={run}
      client={client}
      afterwards={<RefreshOutcome {...outcome} />}
      onClose={onClose}
    >
      <LoadableView
        of={all({ endpoint, podCount })}
        what={t('Pods of catalog {{name}}', { name })}
        skeleton={<Skeleton height="8rem" />}
      >
        {(seen) => (
          <Stack hasGutter>
            <Before endpoint={seen.endpoint} />
            {seen.podCount === 0 && !run.isRunning && (
              <Notice
                variant="info"
                title={t('Catalog {{name}} has no pod in namespace {{namespace}}', {
                  name,
                  namespace,
                })}
              >
                {t(
                  'Either OLM has yet to make it, or the catalog is served from elsewhere and has to be looked after there.',
                )}
              </Notice>
            )}
          </Stack>
        )}
      </LoadableView>
    </ActionDialog>
  );
}

type Props = {
  readonly catalog: { readonly namespace: string; readonly name: string };
  readonly refresh: RefreshOutcomeProps & {
    readonly endpoint: Loadable<SourceEndpoint>;
    /** How many pods it has now. */
    readonly podCount: Loadable<number>;
    readonly calls: readonly ClusterCall[];
    readonly run: ActionRun;
  };
  readonly client: KubeClient;
  readonly onClose: () => void;
};

/** What a restart brings depends on where the content comes from (CS-006, CS-008). */
function Before({ endpoint }: { readonly endpoint: SourceEndpoint }) {
  const t = useT();
  return (
    <Content>
      <p>
        {t(
          'The pod of the catalog is deleted and OLM makes a new one. Until that is ready, for a minute or so, OLM resolves nothing in namespaces that see this catalog: installations and updates wait. What is installed runs on.',
        )}
      </p>
      <List>
        {endpoint.kind === 'image' && endpoint.isPinned && (
          <ListItem>
            {t(
              'The image is named by its digest: the new pod serves the same content. That helps a pod that hangs; for newer packages, change the image.',
            )}
          </ListItem>
        )}
        {endpoint.kind === 'image' && !endpoint.isPinned && (
          <ListItem>
            {t('The new pod pulls the image again, and serves what its tag names now.')}
          </ListItem>
        )}
        {endpoint.kind === 'configmap' && (
          <ListItem>{t('The new pod reads ConfigMap {{name}} again.', endpoint)}</ListItem>
        )}
        {endpoint.kind === 'address' && (
          <ListItem>
            {t('It is served at {{address}}: there is no pod that OLM could start anew.', endpoint)}
          </ListItem>
        )}
      </List>
    </Content>
  );
}
