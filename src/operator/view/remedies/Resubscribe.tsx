import { Content, List, ListItem, StackItem } from '@patternfly/react-core';
import { DownloadYaml } from '~/ui/calls/DownloadYaml';
import { keepResubscription } from '~/operator/read/resubscriptionStore';
import { sendResubscription } from '~/operator/read/resubscribe';
import {
  type Resubscription,
  needsApproval,
  olderStart,
  resubscriptionCalls,
} from '~/operator/rules/resubscription';
import { useT } from '~/i18n';
import { actionDialog } from './actionDialog';

/**
 * Deletes a Subscription with its objects and creates it again with all its settings. The data to complete it is stored
 * before the first step.
 */
export const Resubscribe = actionDialog<Resubscription, null>({
  titles: (t, { manifest: { metadata } }) => ({
    question: t('Re-create the Subscription of {{name}}?', { name: metadata.name }),
    action: t('Re-create Subscription'),
    done: t('Subscription of {{name}} re-created', { name: metadata.name }),
  }),
  isDanger: true,
  choice: () => null,
  calls: resubscriptionCalls,
  begin: keepResubscription,
  send: sendResubscription,
  Body: ({ subject: plan }) => {
    const t = useT();
    return (
      <>
        <Meaning plan={plan} />
        <StackItem>
          <DownloadYaml
            fileName={`${plan.manifest.metadata.name}-subscription.yaml`}
            manifest={plan.manifest}
          >
            {t('Download Subscription YAML')}
          </DownloadYaml>
        </StackItem>
      </>
    );
  },
});

function Meaning({ plan }: { readonly plan: Resubscription }) {
  const t = useT();
  const start = olderStart(plan);
  return (
    <Content>
      <p>
        {t(
          'The Subscription is re-created with the same name, labels, and settings, which this browser tab keeps until then.',
        )}
      </p>
      <List>
        {plan.csvNames.length > 0 && (
          <ListItem>{t('The Operator does not run until it is reinstalled.')}</ListItem>
        )}
        <ListItem>{t('CRDs and their instances remain.')}</ListItem>
        <ListItem>{t('InstallPlans of this Subscription are deleted.')}</ListItem>
        {needsApproval(plan) && <ListItem>{t('The install plan requires approval.')}</ListItem>}
        {start !== null && (
          <ListItem>
            {t('Starting version {{start}} is installed first, then updated.', {
              start,
            })}
          </ListItem>
        )}
      </List>
    </Content>
  );
}
