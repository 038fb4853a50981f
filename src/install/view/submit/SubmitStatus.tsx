import { AlertActionLink, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { ElementList, Sentence } from '~/ui/Sentence';
import type { InstallSubmit } from '~/install/read/useInstallSubmit';
import { stepState } from '~/kube/steps';
import { useT } from '~/i18n';

/** What the installation is doing, and what it has created so far when it does not go on by itself. */
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
  /** Offers to remove what was created. */
  readonly onRemove: () => void;
};

/** Always there, so that it is read out whenever another step begins. */
function CurrentStep({ submit }: Pick<Props, 'submit'>) {
  const t = useT();
  const current = submit.objects.find(({ id }) => stepState(submit.states, id).kind === 'running');
  return (
    <HelperText isLiveRegion>
      {current !== undefined && (
        <HelperTextItem>
          {current.action === 'change'
            ? t('Changing {{kind}} {{name}}', { kind: current.kind, name: current.name })
            : t('Creating {{kind}} {{name}}', { kind: current.kind, name: current.name })}
        </HelperTextItem>
      )}
    </HelperText>
  );
}

function OnlyTheRest() {
  const t = useT();
  return (
    <Notice variant="info" title={t('The Subscription is created: OLM installs the Operator')}>
      {t('Only what comes after it is missing. Try it again, or continue without it.')}
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
        submit.begun === null
          ? t('This installation was begun, but is not complete')
          : t('This installation was begun already')
      }
      actionLinks={
        <AlertActionLink onClick={onRemove}>{t('Remove what was created')}</AlertActionLink>
      }
    >
      <p>
        <Sentence
          text={t('It has created: <objects/>')}
          parts={{ objects: <ElementList elements={created} /> }}
        />
      </p>
      <p>
        {submit.hasCreated
          ? t(
              'The fields that decide about these objects cannot be changed before they are removed.',
            )
          : t(
              'Settings are in the form again if they were entered in this tab; credentials have to be entered again. In another namespace the installation begins anew, and these objects stay.',
            )}
      </p>
    </Notice>
  );
}
