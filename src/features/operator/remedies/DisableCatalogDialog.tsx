import { Content, List, ListItem, Skeleton, Stack } from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/components/LoadableView';
import { Notice } from '~/components/Notice';
import { ActionDialog, type ActionTitles } from '~/components/remedies/ActionDialog';
import { useRightText } from '~/components/rightText';
import { type CatalogRemoval, useCatalogRemoval } from '~/data/remedies/useCatalogRemoval';
import { useClusterCalls } from '~/data/remedies/useClusterCalls';
import { keeping, useKept } from '~/data/remedies/useKept';
import { useMissingRights } from '~/data/useMissingRights';
import { useKubeClient } from '~/data/useKubeClient';
import type { Right } from '~/domain/failure';
import { map } from '~/domain/loadable';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Takes a catalog away that holds up resolution: a default one is switched off, another one deleted. */
export function DisableCatalogDialog({ remedy, details, onClose }: Props) {
  const t = useT();
  const { name } = remedy.catalog;
  const found = useCatalogRemoval(remedy.catalog, details.operator.namespace);
  const [removal, keep] = useKept(found);
  const calls = removal.status === 'ready' ? removal.data.calls : [];
  const isDefault = removal.status === 'ready' ? removal.data.isDefault : false;
  const needs = useMissingRights(removal.status === 'ready' ? removal.data.needs : NONE);
  const run = useClusterCalls(calls);
  return (
    <ActionDialog
      titles={titlesOf(isDefault, name, t)}
      calls={calls}
      run={keeping({ ...run, missing: [...needs, ...run.missing] }, keep)}
      client={useKubeClient()}
      isDanger
      onClose={onClose}
    >
      <LoadableView
        of={map(removal, (data) => data)}
        what={t('What uses catalog {{name}}', { name })}
        skeleton={<Skeleton height="6rem" />}
      >
        {(data) => <Consequences name={name} removal={data} />}
      </LoadableView>
    </ActionDialog>
  );
}

type Props = RemedyDialogProps<'disable-catalog'>;

const NONE: readonly Right[] = [];

/** @param isDefault `null`: it is not known which of the two it comes to */
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

function Consequences({
  name,
  removal,
}: {
  readonly name: string;
  readonly removal: CatalogRemoval;
}) {
  const t = useT();
  const { isDefault, users } = removal;
  return (
    <Stack hasGutter>
      <Content>
        <p>{wayText(isDefault, t)}</p>
        <p>
          {t(
            'Its Operators leave the catalog. OLM resolves nothing in any namespace as long as one of the catalogs there does not answer; without this one it goes on.',
          )}
        </p>
      </Content>
      <Users users={users} name={name} />
      <Unseen removal={removal} />
    </Stack>
  );
}

function wayText(isDefault: boolean | null, t: Translate): string {
  switch (isDefault) {
    case null:
      return t(
        'You may not see whether OpenShift brings this catalog. If it does, it is switched off in the settings of the cluster; otherwise its CatalogSource is deleted.',
      );
    case true:
      return t(
        'OpenShift brings this catalog and would make it again if it was deleted. It is switched off in the settings of the cluster, and can be switched on there again.',
      );
    case false:
      return t(
        'The CatalogSource is deleted, with its pod. Whoever needs it later has to create it again.',
      );
  }
}

function Users({
  users,
  name,
}: {
  readonly users: CatalogRemoval['users'];
  readonly name: string;
}) {
  const t = useT();
  if (users.length === 0) return <p>{t('No Subscription that you may see uses it.')}</p>;
  return (
    <Notice
      variant="warning"
      title={t('{{count}} Subscription gets no updates without it', { count: users.length })}
    >
      <p>
        {t('What is installed runs on. Subscribe it to another catalog than {{name}}:', { name })}
      </p>
      <List>
        {users.map((user) => (
          <ListItem key={`${user.namespace}/${user.name}`}>
            <Link to={routes.operator(user.namespace, user.name)}>{user.name}</Link>{' '}
            {t('in namespace {{namespace}}', { namespace: user.namespace })}
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

function Unseen({ removal: { unseen } }: { readonly removal: CatalogRemoval }) {
  const t = useT();
  const rightText = useRightText();
  if (unseen === null) return null;
  return (
    <Notice variant="info" title={t('Other namespaces may use it, too')}>
      {t('To see that, you need the right to {{right}}.', { right: rightText(unseen) })}
    </Notice>
  );
}
