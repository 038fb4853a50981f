import { Content, List, ListItem, StackItem } from '@patternfly/react-core';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { DownloadYaml } from '~/ui/calls/DownloadYaml';
import { useResubscribe } from '~/operator/read/useResubscribe';
import { useKubeClient } from '~/kube/useKubeClient';
import { type Resubscription, needsApproval, olderStart } from '~/operator/rules/resubscription';
import { useT } from '~/i18n';

/** Deletes a Subscription with what it brought, and creates it again with all its settings. */
export function Resubscribe({ plan, onClose }: Props) {
  const t = useT();
  const { name } = plan.manifest.metadata;
  const run = useResubscribe(plan);
  return (
    <ActionDialog
      titles={{
        question: t('Subscribe {{name}} again?', { name }),
        action: t('Subscribe again'),
        done: t('{{name}} is subscribed again: OLM installs it anew', { name }),
      }}
      calls={run.calls}
      run={run}
      client={useKubeClient()}
      isDanger
      onClose={onClose}
    >
      <Meaning plan={plan} />
      <StackItem>
        <DownloadYaml fileName={`${name}-subscription.yaml`} manifest={plan.manifest}>
          {t('Download the Subscription as YAML')}
        </DownloadYaml>
      </StackItem>
    </ActionDialog>
  );
}

type Props = { readonly plan: Resubscription; readonly onClose: () => void };

function Meaning({ plan }: Pick<Props, 'plan'>) {
  const t = useT();
  const start = olderStart(plan);
  return (
    <Content>
      <p>
        {t(
          'OLM begins from nothing: the Subscription is created again with the same name, labels and settings. They are kept in this browser tab until that is done.',
        )}
      </p>
      <List>
        {plan.csvNames.length > 0 && (
          <ListItem>{t('The Operator does not run until it is installed again.')}</ListItem>
        )}
        <ListItem>
          {t('Its CustomResourceDefinitions and all objects that people made with them stay.')}
        </ListItem>
        <ListItem>{t('InstallPlans of this Subscription go with it.')}</ListItem>
        {needsApproval(plan) && (
          <ListItem>{t('The new InstallPlan waits for an approval again.')}</ListItem>
        )}
        {start !== null && (
          <ListItem>
            {t(
              'Its settings name {{start}} to start with: OLM installs that first, and updates it afterwards.',
              {
                start,
              },
            )}
          </ListItem>
        )}
      </List>
    </Content>
  );
}
