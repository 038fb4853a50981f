import { useState } from 'react';
import {
  Button,
  Content,
  List,
  ListItem,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { StepMark } from '~/ui/StepMark';
import { ActionDialog, type ActionTitles } from '~/ui/calls/ActionDialog';
import { neededText } from '~/ui/permissionText';
import { useCopiesSwitch, useOlmConfig } from '~/sources/read/useCopiedCsvs';
import { useKubeClient } from '~/kube/useKubeClient';

import type { Failure } from '~/kube/failure';
import { dataOr } from '~/kube/loadable';
import type { CopiesState } from '~/sources/rules/copiedCsvs';
import { type Translate, useT } from '~/i18n';
import { UnavailableButton } from './UnavailableButton';

/** Opens the setting for copied CSVs (CSV-022). */
export function CopiedCsvsButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const config = useOlmConfig();
  if (config.status === 'loading') return null;
  if (config.status === 'failed') return <Unavailable failure={config.failure} />;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('Copied CSVs')}
      </Button>
      {isOpen && (
        <CopiedCsvsDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function Unavailable({ failure }: { readonly failure: Failure }) {
  const t = useT();
  const { kind, permission, message } = failure;
  const why = permission === undefined ? message : neededText([permission], t);
  return (
    <UnavailableButton
      why={kind === 'not-served' ? t('This OLM version always copies CSVs.') : why}
    >
      {t('Copied CSVs')}
    </UnavailableButton>
  );
}

/** Whether OLM copies CSVs to every namespace, and the consequences of disabling it (CSV-019 to CSV-023). */
function CopiedCsvsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { willBeDisabled, now, calls, run, turn } = useCopiesSwitch();
  return (
    <ActionDialog
      titles={titlesOf(willBeDisabled, t)}
      calls={calls}
      run={run}
      client={useKubeClient()}
      afterwards={<Progress state={dataOr(now, null)} />}
      onClose={onClose}
    >
      <LoadableView of={now} what={t('OLMConfig')} skeleton={<Skeleton height="16rem" />}>
        {() =>
          willBeDisabled !== null && (
            <Stack hasGutter>
              {calls.length === 0 && (
                <Notice variant="info" title={t('No changes required')}>
                  <Button variant="link" isInline onClick={turn}>
                    {willBeDisabled ? t('Enable') : t('Disable')}
                  </Button>
                </Notice>
              )}
              <CopiesConsequences willBeDisabled={willBeDisabled} />
            </Stack>
          )
        }
      </LoadableView>
    </ActionDialog>
  );
}

function titlesOf(willBeDisabled: boolean | null, t: Translate): ActionTitles {
  switch (willBeDisabled) {
    case null:
      return { question: t('Copied CSVs'), action: t('Save'), done: '' };
    case true:
      return {
        question: t('Disable copied CSVs?'),
        action: t('Disable'),
        done: t('Copied CSVs disabled'),
      };
    case false:
      return {
        question: t('Enable copied CSVs?'),
        action: t('Enable'),
        done: t('Copied CSVs enabled'),
      };
  }
}

/** OLM's report until the change is complete. */
function Progress({ state }: { readonly state: CopiesState | null }) {
  const t = useT();
  if (state === null) return null;
  return (
    <StackItem aria-live="polite">
      <StepMark state={{ kind: state.isSettled ? 'done' : 'running' }} />{' '}
      {state.reported === null || state.reported.message === ''
        ? t('No status reported yet')
        : t('OLM message: {{message}}', state.reported)}
    </StackItem>
  );
}

function CopiesConsequences({ willBeDisabled }: { readonly willBeDisabled: boolean }) {
  const t = useT();
  return (
    <Content>
      <p>
        {t(
          'OLM copies the CSV of each cluster-wide Operator to every namespace. In large clusters, the copies use a lot of memory.',
        )}
      </p>
      <List>
        <ListItem>{t('Installed Operators continue to run.')}</ListItem>
        {willBeDisabled && (
          <ListItem>{t('The CLI no longer lists these Operators in other namespaces.')}</ListItem>
        )}
      </List>
    </Content>
  );
}
