import { useState } from 'react';
import { Button, Content, List, ListItem } from '@patternfly/react-core';
import { Elapsed } from '~/ui/Elapsed';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { NothingToDo } from './NothingToDo';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { neededText } from '~/ui/rightText';
import { useKubeClient } from '~/kube/useKubeClient';
import { useMissingRights } from '~/kube/useMissingRights';
import { toListJobs } from '~/kube/rights';
import { retryUnpack } from '~/operator/rules/unpackRetry';
import { useT } from '~/i18n';
import { useOpenRemedy } from './remedyContext';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Deletes the Job and the ConfigMap with which OLM failed to unpack a bundle, so that it tries again. */
export function RetryUnpackDialog(props: Props) {
  const { catalogNamespace, unpackName, candidates } = props.remedy;
  const [chosen, setChosen] = useState(unpackName);
  if (chosen !== null) {
    return <RetryUnpack namespace={catalogNamespace} name={chosen} onClose={props.onClose} />;
  }
  return candidates.length === 0 ? (
    <UnknownJob {...props} />
  ) : (
    <JobChoice {...props} onChoose={setChosen} />
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

/** Several Jobs unpack bundles of that catalog, and nothing says which one is meant: a person may know by the image. */
function JobChoice({ remedy: { candidates }, onChoose, onClose }: ChoiceProps) {
  const t = useT();
  return (
    <NothingToDo title={t('Which Job is to go?')} onClose={onClose}>
      <Content>
        <p>
          {t(
            'Several Jobs unpack bundles of this catalog. Choose the one with the image of this Operator.',
          )}
        </p>
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
                <Elapsed since={since} isEvent />
              </>
            )}
          </ListItem>
        ))}
      </List>
    </NothingToDo>
  );
}

type ChoiceProps = Props & { readonly onChoose: (name: string) => void };

/** Subscribing again needs no name: it is what remains. */
function UnknownJob({ remedy, details, onClose }: Props) {
  const t = useT();
  const open = useOpenRemedy();
  const { subscription, catalogNamespace: namespace } = remedy;
  const missing = useMissingRights([toListJobs(namespace)]);
  return (
    <NothingToDo title={t('Which Job failed is not known')} onClose={onClose}>
      <Content>
        <p>
          {t(
            'You may not see the Jobs of namespace {{namespace}}, or OLM has removed the failed one already: it does so after some minutes and then tries again by itself.',
            { namespace },
          )}{' '}
          {neededText(missing, t)}
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
