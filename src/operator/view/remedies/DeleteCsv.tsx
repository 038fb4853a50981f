import { Content, List, ListItem } from '@patternfly/react-core';
import { contentsOf, deleteCsv } from '~/operator/rules/csvDeletion';
import { useT } from '~/i18n';
import { type ActionBody, actionDialog } from './actionDialog';

/** Deletes a blocking CSV, with the deleted and the remaining objects. */
export const DeleteCsv = actionDialog<Subject, null>({
  titles: (t, { csv: { metadata } }) => ({
    question: t('Delete CSV {{name}}?', { name: metadata.name }),
    action: t('Delete'),
    done: t('{{name}} deleted', { name: metadata.name }),
  }),
  isDanger: true,
  choice: () => null,
  calls: ({ csv }) => [deleteCsv(csv)],
  Body: Losses,
});

type Subject = {
  readonly csv: Parameters<typeof deleteCsv>[0];
  /** An earlier version of this page's Subscription. */
  readonly isOwn: boolean;
};

function Losses({ subject: { csv, isOwn } }: ActionBody<Subject, null>) {
  const t = useT();
  const { deployments, apiServices, kinds } = contentsOf(csv);
  return (
    <Content>
      <p>{t('The CSV has no Subscription and blocks the resolution of the namespace.')}</p>
      <List>
        {isOwn && (
          <ListItem>
            {t(
              'OLM then installs the version from the channel. An earlier version might not support resources of the later one.',
            )}
          </ListItem>
        )}
        {deployments.length > 0 && (
          <ListItem>
            {t('Deployments to delete: {{names}}', {
              names: t.list(deployments),
            })}
          </ListItem>
        )}
        {apiServices.length > 0 && (
          <ListItem>
            {t('APIs that become unavailable: {{kinds}}', {
              kinds: t.list(apiServices),
            })}
          </ListItem>
        )}
        <ListItem>
          {t('Service accounts, roles, webhooks, and copied CSVs are also deleted.')}
        </ListItem>
        {kinds.length > 0 && (
          <ListItem>
            {t(
              'The CRDs of {{kinds}} remain with all instances, but are not managed until the Operator is reinstalled.',
              { kinds: t.list(kinds) },
            )}
          </ListItem>
        )}
      </List>
    </Content>
  );
}
