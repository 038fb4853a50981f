import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { useState } from 'react';
import { Button, Content, List, ListItem } from '@patternfly/react-core';
import { NothingToDo } from './NothingToDo';
import { neededText } from '~/ui/permissionText';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { toListJobs } from '~/kube/permissions';
import { retryUnpack } from '~/operator/rules/unpackRetry';
import { useT } from '~/i18n';
import { actionDialog } from './actionDialog';
import { type RemedyDialogProps, useOpenRemedy } from './remedyContext';

/** Deletes the Job and the ConfigMap of a failed unpacking, so that OLM retries. */
export function RetryUnpackDialog(props: Props) {
  const { catalogNamespace, unpackName, candidates } = props.remedy;
  const [chosen, setChosen] = useState(unpackName);
  if (chosen !== null) {
    const subject = { namespace: catalogNamespace, name: chosen };
    return <RetryUnpack subject={subject} onClose={props.onClose} />;
  }
  return candidates.length === 0 ? (
    <UnknownJob {...props} />
  ) : (
    <JobChoice {...props} onChoose={setChosen} />
  );
}

type Props = RemedyDialogProps<'retry-unpack'>;

const RetryUnpack = actionDialog<{ readonly namespace: string; readonly name: string }, null>({
  titles: (t) => ({
    question: t('Retry bundle unpacking?'),
    action: t('Retry unpacking'),
    done: t('Bundle unpack retried'),
  }),
  choice: () => null,
  calls: ({ namespace, name }) => retryUnpack(namespace, name),
  Body: ({ subject: { namespace } }) => {
    const t = useT();
    return (
      <Content>
        <p>
          {t(
            'A failed unpack job in {{namespace}} blocks retries until it is deleted. Later OLM versions delete it after a few minutes.',
            { namespace },
          )}
        </p>
        <p>{t('No Operator resources are deleted. First verify that the image can be pulled.')}</p>
      </Content>
    );
  },
});

/** Jobs unpack bundles of that catalog. The user can identify the right one by its image. */
function JobChoice({ remedy: { candidates }, onChoose, onClose }: ChoiceProps) {
  const t = useT();
  return (
    <NothingToDo title={t('Job to delete')} onClose={onClose}>
      <Content>
        <p>{t('Select the unpack job with the image of this Operator.')}</p>
      </Content>
      <List isPlain isBordered aria-label={t('Jobs')}>
        {candidates.map(({ name, image, since }) => (
          <ListItem key={name}>
            <Button
              variant="link"
              isInline
              onClick={() => {
                onChoose(name);
              }}
            >
              {image ?? name}
            </Button>
            {since !== null && (
              <>
                {' '}
                <Timestamp timestamp={since} simple />
              </>
            )}
          </ListItem>
        ))}
      </List>
    </NothingToDo>
  );
}

type ChoiceProps = Props & { readonly onChoose: (name: string) => void };

/** A resubscription is the remaining option, because it does not require the name. */
function UnknownJob({ remedy, details, onClose }: Props) {
  const t = useT();
  const open = useOpenRemedy();
  const { subscription, catalogNamespace: namespace } = remedy;
  const missing = useMissingPermissions([toListJobs(namespace)]);
  return (
    <NothingToDo title={t('Failed job unknown')} onClose={onClose}>
      <Content>
        <p>
          {t(
            'You do not have permission to view jobs in {{namespace}}, or OLM deleted the failed job and retries automatically.',
            { namespace },
          )}{' '}
          {neededText(missing, t)}
        </p>
        <p>
          {t('To retry immediately, re-create the Subscription.')}{' '}
          <Button
            variant="link"
            isInline
            onClick={() => {
              open({ remedy: { kind: 'resubscribe', subscription }, details });
            }}
          >
            {t('Re-create Subscription')}
          </Button>
        </p>
      </Content>
    </NothingToDo>
  );
}
