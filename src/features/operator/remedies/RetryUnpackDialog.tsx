import { Button, Content } from '@patternfly/react-core';
import { ActionDialog } from '~/components/remedies/ActionDialog';
import { NothingToDo } from '~/components/remedies/NothingToDo';
import { useClusterCalls } from '~/data/remedies/useClusterCalls';
import { useKubeClient } from '~/data/useKubeClient';
import { retryUnpack } from '~/domain/remedies/unpackRetry';
import { useT } from '~/i18n';
import { useOpenRemedy } from './remedyContext';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Deletes the Job and the ConfigMap with which OLM failed to unpack a bundle, so that it tries again. */
export function RetryUnpackDialog(props: Props) {
  const { catalogNamespace, unpackName } = props.remedy;
  return unpackName === null ? (
    <UnknownJob {...props} />
  ) : (
    <RetryUnpack namespace={catalogNamespace} name={unpackName} onClose={props.onClose} />
  );
}

type Props = RemedyDialogProps<'retry-unpack'>;

function RetryUnpack({ namespace, name, onClose }: RetryProps) {
  const t = useT();
  const calls = retryUnpack(namespace, name);
  const run = useClusterCalls(calls);
  return (
    <ActionDialog
      titles={{
        question: t('Unpack the bundle again?'),
        action: t('Unpack again'),
        done: t('OLM unpacks the bundle again when it next looks at the namespace'),
      }}
      calls={calls}
      run={run}
      client={useKubeClient()}
      onClose={onClose}
    >
      <Content>
        <p>
          {t(
            'OLM unpacks a bundle with a Job in the namespace of its catalog, {{namespace}}. A failed one stands in the way until it is gone: newer versions of OLM remove it after some minutes, older ones never.',
            { namespace },
          )}
        </p>
        <p>
          {t(
            'Nothing of the Operator is deleted. First make sure that the image can be pulled now: otherwise it fails again.',
          )}
        </p>
      </Content>
    </ActionDialog>
  );
}

type RetryProps = {
  readonly namespace: string;
  /** Of the Job and the ConfigMap. */
  readonly name: string;
  readonly onClose: () => void;
};

/** Subscribing again needs no name: it is what remains. */
function UnknownJob({ remedy, details, onClose }: Props) {
  const t = useT();
  const open = useOpenRemedy();
  const { subscription, catalogNamespace: namespace } = remedy;
  return (
    <NothingToDo title={t('Which Job failed is not known')} onClose={onClose}>
      <Content>
        <p>
          {t(
            'You may not see the Jobs of namespace {{namespace}}, or OLM has removed the failed one already: it does so after some minutes and then tries again by itself.',
            { namespace },
          )}
        </p>
        <p>
          {t('To begin anew at once, subscribe again: that needs no name.')}{' '}
          <Button
            variant="link"
            isInline
            onClick={() => {
              open({ remedy: { kind: 'resubscribe', subscription }, details });
            }}
          >
            {t('Subscribe again')}
          </Button>
        </p>
      </Content>
    </NothingToDo>
  );
}
