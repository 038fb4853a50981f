import { useState } from 'react';
import { Button, Content, List, ListItem } from '@patternfly/react-core';
import { Elapsed } from '~/ui/Elapsed';
import { NothingToDo } from './NothingToDo';
import { neededText } from '~/ui/rightText';
import { useMissingRights } from '~/kube/useMissingRights';
import { toListJobs } from '~/kube/rights';
import { retryUnpack } from '~/operator/rules/unpackRetry';
import { useT } from '~/i18n';
import { actionDialog } from './actionDialog';
import { type RemedyDialogProps, useOpenRemedy } from './remedyContext';

/** Deletes the Job and the ConfigMap with which OLM failed to unpack a bundle, so that it tries again. */
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
    question: t('Unpack the bundle again?'),
    action: t('Unpack again'),
    done: t('OLM unpacks the bundle again when it next looks at the namespace'),
  }),
  choice: () => null,
  calls: ({ namespace, name }) => retryUnpack(namespace, name),
  Body: ({ subject: { namespace } }) => {
    const t = useT();
    return (
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
    );
  },
});

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
