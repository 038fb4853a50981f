import { StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import type { Action, ActionTitles } from '~/ui/calls/action';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { DownloadYaml } from '~/ui/calls/DownloadYaml';
import { dataOr } from '~/kube/loadable';
import {
  type CatalogRemoval,
  type CatalogRemovalAction,
  useCatalogRemoval,
} from '~/sources/read/useCatalogRemoval';
import { sourceObject } from '~/sources/rules/sourceObjects';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import { CatalogUsers, UnseenUsers } from './CatalogUsers';

/** Removes a catalog: a default one is disabled, another one deleted, with its YAML for recreation. */
export function RemoveCatalogDialog({ catalog, here, onClose, onDeleted = onClose }: Props) {
  const t = useT();
  const removal = useCatalogRemoval(catalog, here);
  const facts = dataOr(removal.removal, null);
  const download = savedYaml(catalog.name, facts, t);
  return (
    <ActionDialog
      action={{
        ...actionOf(catalog.name, removal, t),
        ...(facts?.isDefault === false && download),
      }}
      run={removal.run}
      facts={{ of: removal.removal, what: t('Subscriptions') }}
      afterwards={
        download !== null && (
          <StackItem>
            <DownloadYaml {...download.download}>{download.download.text}</DownloadYaml>
          </StackItem>
        )
      }
      onClose={removal.run.isDone && facts?.isDefault === false ? onDeleted : onClose}
    >
      {facts !== null && (
        <>
          <ContentLoss configMap={facts.configMap} namespace={catalog.namespace} />
          <CatalogUsers name={catalog.name} users={facts.users} />
          <UnseenUsers unseen={facts.unseen} />
        </>
      )}
    </ActionDialog>
  );
}

type Props = {
  readonly catalog: {
    readonly namespace: string;
    readonly name: string;
    readonly isGlobal?: boolean;
  };
  /** The namespace whose Subscriptions are read without permission for all namespaces. */
  readonly here: string;
  readonly onClose: () => void;
  /** Called instead after a deletion; absent: the same as `onClose`. */
  readonly onDeleted?: () => void;
};

function actionOf(
  name: string,
  { removal, packages, calls }: CatalogRemovalAction,
  t: Translate,
): Action {
  const facts = dataOr(removal, null);
  const isDefault = facts === null ? false : facts.isDefault;
  const count = dataOr(packages, 0);
  return {
    titles: titlesOf(isDefault, name, t),
    isDanger: true,
    text: wayText(isDefault, t),
    losses: [
      count > 0 && t('{{count}} packages are no longer available.', { count }),
      t('Installed Operators continue to run.'),
      facts?.isReady === false &&
        t(
          'OLM can again install and update Operators in namespaces where no Subscription uses this catalog.',
        ),
    ],
    notices: [
      calls.length === 0 &&
        facts?.needs.length === 0 && { variant: 'info', title: t('No changes') },
    ],
    calls,
  };
}

/** The YAML for recreation, of a catalog that is deleted. */
function savedYaml(name: string, facts: CatalogRemoval | null, t: Translate) {
  if (facts === null || facts.isDefault === true || facts.saved === null) return null;
  const fileName = `catalogsource-${name}.yaml`;
  return { download: { text: t('Download YAML'), fileName, manifest: facts.saved } };
}

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

type LossProps = { readonly configMap: string | null; readonly namespace: string };
