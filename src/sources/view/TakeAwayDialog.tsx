import { Content, List, ListItem, Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { ActionDialog, type ActionRun, type ActionTitles } from '~/ui/calls/ActionDialog';
import { DownloadYaml } from '~/ui/calls/DownloadYaml';
import type { Right } from '~/kube/failure';
import type { KubeClient } from '~/kube/kubeClient';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { sourceObject } from '~/sources/rules/sourceObjects';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import { CatalogUsers, UnseenUsers } from './CatalogUsers';

/** Takes a catalog away: a default one is switched off, another one deleted, with its YAML to bring it back. */
export function TakeAwayDialog({ catalog, takeAway, client, onClose }: Props) {
  const t = useT();
  const { name } = catalog;
  const { removal, packages, calls, run } = takeAway;
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
        what={t('What uses catalog {{name}}', { name })}
        skeleton={<Skeleton height="12rem" />}
      >
        {(facts) => (
          <Stack hasGutter>
            {calls.length === 0 && facts.needs.length === 0 && (
              <Notice variant="info" title={t('It is gone already: nothing is left to do')} />
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
  readonly takeAway: {
    readonly removal: Loadable<RemovalFacts>;
    /** How many packages it has. */
    readonly packages: Loadable<number>;
    readonly calls: readonly ClusterCall[];
    readonly run: ActionRun;
  };
  readonly client: KubeClient;
  readonly onClose: () => void;
};

type RemovalFacts = Parameters<typeof UnseenUsers>[0] & {
  readonly users: Parameters<typeof CatalogUsers>[0]['users'];
  /** `null`: this user may not know which of the two it comes to. */
  readonly isDefault: boolean | null;
  /** What it takes before it can be known what to do. */
  readonly needs: readonly Right[];
  /** It holds nothing up. */
  readonly isReady: boolean;
  /** The CatalogSource as it can be created again; `null`: there is none, or it may not be read. */
  readonly saved: object | null;
  /** The ConfigMap that goes with it; `null`: none. */
  readonly configMap: string | null;
};

function titlesOf(isDefault: boolean | null, name: string, t: Translate): ActionTitles {
  if (isDefault === true) {
    return {
      question: t('Switch off catalog {{name}}?', { name }),
      action: t('Switch off'),
      done: t('Catalog {{name}} is switched off', { name }),
    };
  }
  return {
    question:
      isDefault === null
        ? t('Take away catalog {{name}}', { name })
        : t('Delete catalog {{name}}?', { name }),
    action: isDefault === null ? t('Take away') : t('Delete'),
    done: t('Catalog {{name}} is deleted', { name }),
  };
}

function Ways({ facts, name, packages }: WayProps) {
  const t = useT();
  return (
    <>
      <Content>
        <p>{wayText(facts.isDefault, t)}</p>
        <List>
          {packages !== null && (
            <ListItem>{t('{{count}} package leaves the catalog.', { count: packages })}</ListItem>
          )}
          <ListItem>{t('What is installed runs on.')}</ListItem>
          {!facts.isReady && (
            <ListItem>
              {t(
                'OLM resolves nothing in any namespace that sees a catalog which does not answer. Without this one it goes on, where no Subscription names it.',
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
      return t(
        'You may not see whether OpenShift brings this catalog. If it does, it is switched off in the settings of the cluster; otherwise its CatalogSource is deleted.',
      );
    case true:
      return t(
        'OpenShift brings this catalog and would make it again if it was deleted. It is switched off in OperatorHub cluster: OpenShift then deletes its CatalogSource, with its pod. Switching it on brings it back.',
      );
    case false:
      return t(
        'The CatalogSource is deleted, with its pod and Service. Whoever needs it later has to create it again. Secrets that it names stay.',
      );
  }
}

/** The YAML of the CatalogSource alone does not bring such a catalog back. */
function ContentLoss({ configMap: name, namespace }: LossProps) {
  const t = useT();
  if (name === null) return null;
  return (
    <Notice variant="warning" title={t('ConfigMap {{name}} is deleted with it', { name })}>
      <p>
        {t(
          'OLM noted in the ConfigMap, which is the content of this catalog, that it belongs to it. Kubernetes deletes it as well, unless another catalog uses it, too.',
        )}
      </p>
      <p>
        <Link to={routes.object(sourceObject('configmap', namespace, name))}>
          {t('Open it, to save it first')}
        </Link>
      </p>
    </Notice>
  );
}

type LossProps = Pick<RemovalFacts, 'configMap'> & { readonly namespace: string };

/** What makes a deletion reversible. */
function SavedYaml({ saved, name }: { readonly saved: object; readonly name: string }) {
  const t = useT();
  return (
    <DownloadYaml fileName={`catalogsource-${name}.yaml`} manifest={saved}>
      {t('Download its YAML, to create it again')}
    </DownloadYaml>
  );
}

function Afterwards({ facts, name }: Omit<WayProps, 'packages'>) {
  const t = useT();
  if (facts.isDefault === true) {
    return (
      <StackItem>
        {t('It stays in the list of catalog sources, and can be switched on there again.')}
      </StackItem>
    );
  }
  return facts.saved === null ? null : (
    <StackItem>
      <SavedYaml saved={facts.saved} name={name} />
    </StackItem>
  );
}
