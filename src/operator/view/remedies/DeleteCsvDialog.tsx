import { Content, List, ListItem } from '@patternfly/react-core';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { NothingToDo } from './NothingToDo';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { useKubeClient } from '~/kube/useKubeClient';
import { contentsOf, deleteCsv } from '~/operator/rules/orphanCsv';
import { useT } from '~/i18n';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Deletes a CSV that stands in the way: what goes with it, and what stays. */
export function DeleteCsvDialog({ remedy, details, onClose }: RemedyDialogProps<'delete-csv'>) {
  const t = useT();
  const { name } = remedy;
  const csv = details.facts.namespaceCsvs?.find(({ metadata }) => metadata.name === name);
  return csv === undefined ? (
    <NothingToDo title={t('Delete ClusterServiceVersion {{name}}?', { name })} onClose={onClose}>
      {t('It is gone already.')}
    </NothingToDo>
  ) : (
    <DeleteCsv
      csv={csv}
      isOwn={details.facts.csvs.some(({ metadata }) => metadata.name === name)}
      onClose={onClose}
    />
  );
}

function DeleteCsv({ csv, isOwn, onClose }: DeleteProps) {
  const t = useT();
  const { name } = csv.metadata;
  const calls = [deleteCsv(csv)];
  const run = useClusterCalls(calls);
  return (
    <ActionDialog
      titles={{
        question: t('Delete ClusterServiceVersion {{name}}?', { name }),
        action: t('Delete'),
        done: t('{{name}} is deleted', { name }),
      }}
      calls={calls}
      run={run}
      client={useKubeClient()}
      isDanger
      onClose={onClose}
    >
      <Losses contents={contentsOf(csv)} isOwn={isOwn} />
    </ActionDialog>
  );
}

type DeleteProps = {
  readonly csv: Parameters<typeof deleteCsv>[0];
  /** It is what the Subscription of this page installed once. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
};

type LossesProps = Pick<DeleteProps, 'isOwn'> & {
  readonly contents: ReturnType<typeof contentsOf>;
};

function Losses({ contents, isOwn }: LossesProps) {
  const t = useT();
  const { deployments, apiServices, kinds } = contents;
  return (
    <Content>
      <p>
        {t('No Subscription refers to it, and OLM resolves nothing in the namespace beside it.')}
      </p>
      <List>
        {isOwn && (
          <ListItem>
            {t(
              'OLM then installs what the channel of the Subscription has. If that is older, it has to cope with objects of the newer version.',
            )}
          </ListItem>
        )}
        {deployments.length > 0 && (
          <ListItem>
            {t('Its Deployments stop and go with it: {{names}}.', {
              names: t.list(deployments),
            })}
          </ListItem>
        )}
        {apiServices.length > 0 && (
          <ListItem>
            {t('The APIs that it serves itself can no longer be used: {{kinds}}.', {
              kinds: t.list(apiServices),
            })}
          </ListItem>
        )}
        <ListItem>
          {t(
            'Its ServiceAccounts, roles and webhooks, and its copies in other namespaces, go, too.',
          )}
        </ListItem>
        {kinds.length > 0 && (
          <ListItem>
            {t(
              'The definitions of {{kinds}} stay, with all their objects. Nobody looks after them until an Operator that owns them runs again.',
              { kinds: t.list(kinds) },
            )}
          </ListItem>
        )}
      </List>
    </Content>
  );
}
