import { Content, List, ListItem, Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { ActionDialog, type ActionRun, type ActionTitles } from '~/ui/calls/ActionDialog';
import { DownloadYaml } from '~/ui/calls/DownloadYaml';
import type { Permission } from '~/kube/failure';
import type { KubeClient } from '~/kube/kubeClient';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { sourceObject } from '~/sources/rules/sourceObjects';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import { CatalogUsers, UnseenUsers } from './CatalogUsers';

/** Removes a catalog: a default one is disabled, another one deleted, with its YAML for recreation. */
export function RemoveCatalogDialog({ catalog, removalAction, client, onClose }: Props) {
  const t = useT();
  const { name } = catalog;
  const { removal, packages, calls, run } = removalAction;
  const known = removal.status === 'ready' ? removal.data : null;
  return (
    <ActionDialog
      titles={titlesOf(known === null ? false : known.isDefault, name, t)}
      calls={calls}
      run={run}
      client={client}
      isDanger
      afterwards={known !== null && <Afterwards facts={known} name={name} />}
      onClose={onClose}
    >
      <LoadableView
        of={map(removal, (data) => data)}
        what={t('Subscriptions')}
        skeleton={<Skeleton height="12rem" />}
      >
        {(facts) => (
          <Stack hasGutter>
            {calls.length === 0 && facts.needs.length === 0 && (
              <Notice variant="info" title={t('No changes required')} />
            )}
            <Ways facts={facts} name={name} packages={dataOr(packages, null)} />
            <ContentLoss configMap={facts.configMap} namespace={catalog.namespace} />
            <CatalogUsers name={name} users={facts.users} />
            <UnseenUsers unseen={facts.unseen} />
          </Stack>
        )}
      </LoadableView>
    </ActionDialog>
  );
}

type Props = {
  readonly catalog: { readonly namespace: string; readonly name: string };
  readonly removalAction: {
    readonly removal: Loadable<RemovalFacts>;
    /** The number of packages. */
    readonly packages: Loadable<number>;
    readonly calls: readonly ClusterCall[];
    readonly run: ActionRun;
  };
  readonly client: KubeClient;
  readonly onClose: () => void;
};

type RemovalFacts = Parameters<typeof UnseenUsers>[0] & {
  readonly users: Parameters<typeof CatalogUsers>[0]['users'];
  /** `null`: unknown without permission. */
  readonly isDefault: boolean | null;
  /** The permissions required before the calls are known. */
  readonly needs: readonly Permission[];
  /** It blocks nothing. */
  readonly isReady: boolean;
  /** The CatalogSource for recreation; `null`: none, or unreadable. */
  readonly saved: object | null;
  /** The ConfigMap that is deleted with it; `null`: none. */
  readonly configMap: string | null;
};

function titlesOf(isDefault: boolean | null, name: string, t: Translate): ActionTitles {
  if (isDefault === true) {
    return {
      question: t('Disable CatalogSource {{name}}?', { name }),
      action: t('Disable'),
      done: t('CatalogSource {{name}} disabled', { name }),
    };
  }
  return {
    question:
      isDefault === null
        ? t('Remove CatalogSource {{name}}', { name })
        : t('Delete CatalogSource {{name}}?', { name }),
    action: isDefault === null ? t('Remove') : t('Delete'),
    done: t('CatalogSource {{name}} deleted', { name }),
  };
}

function Ways({ facts, name, packages }: WayProps) {
  const t = useT();
  return (
    <>
      <Content>
        <p>{wayText(facts.isDefault, t)}</p>
        <List>
          {packages !== null && packages > 0 && (
            <ListItem>
              {t('{{count}} packages are no longer available.', { count: packages })}
            </ListItem>
          )}
          <ListItem>{t('Installed Operators continue to run.')}</ListItem>
          {!facts.isReady && (
            <ListItem>
              {t(
                'OLM can again install and update Operators in namespaces where no Subscription uses this catalog.',
              )}
            </ListItem>
          )}
        </List>
      </Content>
      {facts.isDefault === false && facts.saved !== null && (
        <StackItem>
          <SavedYaml saved={facts.saved} name={name} />
        </StackItem>
      )}
    </>
  );
}

type WayProps = {
  readonly facts: RemovalFacts;
  readonly name: string;
  readonly packages: number | null;
};

function wayText(isDefault: boolean | null, t: Translate): string {
  switch (isDefault) {
    case null:
      return t('Default catalogs are disabled. Other CatalogSources are deleted.');
    case true:
      return t(
        'The CatalogSource and its pod are deleted. You can enable the catalog again later.',
      );
    case false:
      return t('The catalog pod and Service are also deleted.');
  }
}

/** The YAML of the CatalogSource is not sufficient for such a catalog. */
function ContentLoss({ configMap: name, namespace }: LossProps) {
  const t = useT();
  if (name === null) return null;
  return (
    <Notice variant="warning" title={t('ConfigMap is also deleted')}>
      <p>
        <Link to={routes.object(sourceObject('configmap', namespace, name))}>{name}</Link>
      </p>
    </Notice>
  );
}

type LossProps = Pick<RemovalFacts, 'configMap'> & { readonly namespace: string };

/** The YAML for recreation. */
function SavedYaml({ saved, name }: { readonly saved: object; readonly name: string }) {
  const t = useT();
  return (
    <DownloadYaml fileName={`catalogsource-${name}.yaml`} manifest={saved}>
      {t('Download YAML')}
    </DownloadYaml>
  );
}

function Afterwards({ facts, name }: Omit<WayProps, 'packages'>) {
  return facts.isDefault === true || facts.saved === null ? null : (
    <StackItem>
      <SavedYaml saved={facts.saved} name={name} />
    </StackItem>
  );
}
