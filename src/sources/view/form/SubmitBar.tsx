import { useRef } from 'react';
import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  AlertActionLink,
  Button,
  HelperText,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { useNavigate } from 'react-router';
import { FailureAlert } from '~/ui/FailureAlert';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import type { SourceFormState } from '~/sources/read/useSourceForm';
import { isTouched } from '~/sources/rules/form/sourceDraft';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import { type ClusterCall, callId, objectOf } from '~/olm/calls/clusterCall';
import { stepState } from '~/kube/steps';
import { type Translate, useT } from '~/i18n';

/** The actions, the reasons why they are disabled, and the progress. */
export function SubmitBar({ state, isStored, isTried, onTry, cancelTo }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const bar = useRef<HTMLDivElement>(null);
  const { submit, errors } = state;
  const isUnchanged = isStored && !state.isGone && submit.calls.length === 0;
  return (
    <div ref={bar}>
      <Stack hasGutter>
        <SubmitAnnouncement state={state} />
        <StackItem>
          <ActionList>
            <ActionListGroup>
              <ActionListItem>
                <BusyButton
                  variant="primary"
                  isLoading={submit.isRunning}
                  isDisabled={isUnchanged || isBlocked(state)}
                  aria-describedby={NOTE}
                  onClick={() => {
                    onTry();
                    if (errors === 0) submit.run();
                    else focusFirstError(bar.current);
                  }}
                >
                  {buttonText(state, isStored, t)}
                </BusyButton>
              </ActionListItem>
              <ActionListItem>
                <Button
                  variant="link"
                  isDisabled={submit.isRunning}
                  onClick={() => {
                    state.forget();
                    void navigate(cancelTo);
                  }}
                >
                  {t('Cancel')}
                </Button>
              </ActionListItem>
            </ActionListGroup>
          </ActionList>
        </StackItem>
        <SubmitNote state={state} isTried={isTried} isUnchanged={isUnchanged} />
      </Stack>
    </div>
  );
}

const NOTE = 'operator-hub-source-note';

type Props = {
  readonly state: SourceFormState;
  readonly isStored: boolean;
  /** The user pressed the button with missing values, which are shown from then on. */
  readonly isTried: boolean;
  readonly onTry: () => void;
  readonly cancelTo: string;
};

function isBlocked({ submit, isOutdated, isUnread }: SourceFormState): boolean {
  return submit.isRunning || submit.missing.length > 0 || isOutdated || isUnread;
}

function SubmitNote({ state, isTried, isUnchanged }: NoteProps) {
  const t = useT();
  const { errors, draft } = state;
  return (
    <StackItem>
      <HelperText id={NOTE} isLiveRegion>
        {isTried && errors > 0 && (
          <HelperTextItem variant="error">
            {t('Correct {{count}} fields.', { count: errors })}
          </HelperTextItem>
        )}
        {state.isUnread && <HelperTextItem variant="error">{t('Invalid YAML')}</HelperTextItem>}
        {isUnchanged && !state.isUnread && <HelperTextItem>{t('No changes')}</HelperTextItem>}
        {isTouched(draft) && (
          <HelperTextItem>{t('Unsaved changes are kept in this browser tab.')}</HelperTextItem>
        )}
      </HelperText>
    </StackItem>
  );
}

type NoteProps = Pick<Props, 'state' | 'isTried'> & { readonly isUnchanged: boolean };

/** After the render, because the fields show their problems only then. */
function focusFirstError(bar: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const form = bar?.closest('.operator-hub__form');
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}

function SubmitAnnouncement({ state }: Pick<Props, 'state'>) {
  const t = useT();
  const { submit } = state;
  const current = submit.calls.find(
    (call) => stepState(submit.states, callId(call)).kind === 'running',
  );
  const stopped = submit.calls.find(
    (call) => stepState(submit.states, callId(call)).kind === 'failed',
  );
  return (
    <>
      {submit.missing.length > 0 && (
        <StackItem>
          <MissingPermissions missing={submit.missing} title={t('Insufficient permissions')}>
            <p>{t('Contact your cluster administrator.')}</p>
          </MissingPermissions>
        </StackItem>
      )}
      {state.isOutdated && (
        <StackItem>
          <Notice
            variant="warning"
            isLiveRegion
            title={t('This resource has been updated')}
            actionLinks={<AlertActionLink onClick={state.reload}>{t('Reload')}</AlertActionLink>}
          >
            {t(
              'Another change was saved after you opened this form. Reload to continue. Your input is kept.',
            )}
          </Notice>
        </StackItem>
      )}
      {submit.failure !== null && !submit.isRunning && (
        <StackItem>
          {hasChangedMeanwhile(submit.failure) ? (
            <Notice variant="warning" title={t('This resource has been updated')}>
              {t('Your change was not saved. Check your input, and save again.')}
            </Notice>
          ) : (
            <FailureAlert failure={submit.failure} what={stopped?.model.kind ?? ''} />
          )}
        </StackItem>
      )}
      <HelperText isLiveRegion>
        {current !== undefined && <HelperTextItem>{callText(current, t)}</HelperTextItem>}
      </HelperText>
    </>
  );
}

function callText(call: ClusterCall, t: Translate): string {
  const values = { kind: call.model.kind, name: objectOf(call).name };
  switch (call.kind) {
    case 'create':
      return t('Creating {{kind}} {{name}}', values);
    case 'patch':
      return t('Updating {{kind}} {{name}}', values);
    case 'delete':
      return t('Deleting {{kind}} {{name}}', values);
  }
}

function buttonText({ submit, isGone }: SourceFormState, isStored: boolean, t: Translate): string {
  if (submit.failure !== null) return t('Try again');
  if (isGone) return t('Re-create');
  return isStored ? t('Save') : t('Create');
}
