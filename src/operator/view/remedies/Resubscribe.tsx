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
 * Deletes a Subscription with what it brought, and creates it again with all its settings. What is needed to finish it is
 * written down before the first step.
 */
export const Resubscribe = actionDialog<Resubscription, null>({
  titles: (t, { manifest: { metadata } }) => ({
    question: t('Subscribe {{name}} again?', { name: metadata.name }),
    action: t('Subscribe again'),
    done: t('{{name}} is subscribed again: OLM installs it anew', { name: metadata.name }),
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
            {t('Download the Subscription as YAML')}
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
