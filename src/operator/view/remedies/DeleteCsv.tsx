import { Content, List, ListItem } from '@patternfly/react-core';
import { contentsOf, deleteCsv } from '~/operator/rules/orphanCsv';
import { useT } from '~/i18n';
import { type ActionBody, actionDialog } from './actionDialog';

/** Deletes a CSV that stands in the way: what goes with it, and what stays. */
export const DeleteCsv = actionDialog<Subject, null>({
  titles: (t, { csv: { metadata } }) => ({
    question: t('Delete ClusterServiceVersion {{name}}?', { name: metadata.name }),
    action: t('Delete'),
    done: t('{{name}} is deleted', { name: metadata.name }),
  }),
  isDanger: true,
  choice: () => null,
  calls: ({ csv }) => [deleteCsv(csv)],
  Body: Losses,
});

type Subject = {
  readonly csv: Parameters<typeof deleteCsv>[0];
  /** It is what the Subscription of this page installed once. */
  readonly isOwn: boolean;
};

function Losses({ subject: { csv, isOwn } }: ActionBody<Subject, null>) {
  const t = useT();
  const { deployments, apiServices, kinds } = contentsOf(csv);
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
