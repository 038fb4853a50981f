import { AlertActionLink, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { ElementList, Sentence } from '~/ui/Sentence';
import type { InstallSubmit } from '~/install/read/useInstallSubmit';
import { stepState } from '~/kube/steps';
import { useT } from '~/i18n';

/** The current action, and the created objects after a failure. */
export function SubmitStatus({ submit, onRemove }: Props) {
  return (
    <>
      <CurrentStep submit={submit} />
      {!submit.isRunning && submit.isSubscribed && <OnlyTheRest />}
      {!submit.isRunning && !submit.isSubscribed && submit.created.length > 0 && (
        <Begun submit={submit} onRemove={onRemove} />
      )}
    </>
  );
}

type Props = {
  readonly submit: InstallSubmit;
  /** Offers to delete the created objects. */
  readonly onRemove: () => void;
};

/** Always rendered, so that each step is announced. */
function CurrentStep({ submit }: Pick<Props, 'submit'>) {
  const t = useT();
  const current = submit.objects.find(({ id }) => stepState(submit.states, id).kind === 'running');
  return (
    <HelperText isLiveRegion>
      {current !== undefined && (
        <HelperTextItem>
          {current.action === 'change'
            ? t('Updating {{kind}} {{name}}', { kind: current.kind, name: current.name })
            : t('Creating {{kind}} {{name}}', { kind: current.kind, name: current.name })}
        </HelperTextItem>
      )}
    </HelperText>
  );
}

function OnlyTheRest() {
  const t = useT();
  return (
    <Notice variant="info" title={t('Subscription created. OLM is installing the Operator.')}>
      {t('A later step failed. Retry, or continue without this step.')}
    </Notice>
  );
}

function Begun({ submit, onRemove }: Props) {
  const t = useT();
  const created = submit.created.map(({ model, metadata }) => (
    <>
      {model.kind} <Mono>{metadata.name}</Mono>
    </>
  ));
  return (
    <Notice
      variant="info"
      title={
        submit.begun === null ? t('Installation not complete') : t('Installation already started')
      }
      actionLinks={<AlertActionLink onClick={onRemove}>{t('Undo installation')}</AlertActionLink>}
    >
      <p>
        <Sentence
          text={t('Resources created: <objects/>')}
          parts={{ objects: <ElementList elements={created} /> }}
        />
      </p>
      <p>
        {submit.hasCreated
          ? t(
              'Fields that define these resources cannot be edited until you undo the installation.',
            )
          : t(
              'Settings from this browser tab are restored, except credentials. If you select another namespace, these resources remain.',
            )}
      </p>
    </Notice>
  );
}
