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
import { useRightText } from '~/ui/rightText';
import { useCopiesSwitch, useOlmConfig } from '~/sources/read/useCopiedCsvs';
import { useKubeClient } from '~/kube/useKubeClient';
import { useNamespaces } from '~/kube/useNamespaces';
import type { Failure } from '~/kube/failure';
import { dataOr } from '~/kube/loadable';
import type { CopiesState } from '~/sources/rules/copiedCsvs';
import { type Translate, useT } from '~/i18n';
import { WithheldButton } from './WithheldButton';

/** Opens the switch for copied CSVs (CSV-022). */
export function CopiedCsvsButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const config = useOlmConfig();
  if (config.status === 'loading') return null;
  if (config.status === 'failed') return <Withheld failure={config.failure} />;
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

function Withheld({ failure }: { readonly failure: Failure }) {
  const t = useT();
  const rightText = useRightText();
  const { kind, right, message } = failure;
  const why =
    right === undefined
      ? message
      : t('You need the right to {{right}}.', { right: rightText(right) });
  return (
    <WithheldButton
      why={
        kind === 'not-served'
          ? t('This version of OLM has no OLMConfig: it always copies CSVs.')
          : why
      }
    >
      {t('Copied CSVs')}
    </WithheldButton>
  );
}

/** Whether OLM copies CSVs into every namespace, and who notices when it does not (CSV-019 to CSV-023). */
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
                <Notice variant="info" title={t('It is so already: nothing is left to do')}>
                  <Button variant="link" isInline onClick={turn}>
                    {willBeDisabled ? t('Copy CSVs again') : t('Stop copying CSVs')}
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
        question: t('Stop copying CSVs into every namespace?'),
        action: t('Stop copying'),
        done: t('OLM is told to copy no CSVs of Operators that watch all namespaces'),
      };
    case false:
      return {
        question: t('Copy CSVs into every namespace again?'),
        action: t('Copy again'),
        done: t('OLM is told to copy CSVs into every namespace'),
      };
  }
}

/** What OLM says about it, until it has done it. */
function Progress({ state }: { readonly state: CopiesState | null }) {
  const t = useT();
  if (state === null) return null;
  return (
    <StackItem aria-live="polite">
      <StepMark state={{ kind: state.isSettled ? 'done' : 'running' }} />{' '}
      {state.said === null || state.said.message === ''
        ? t('OLM has said nothing about it yet.')
        : t('OLM says: {{message}}', state.said)}
    </StackItem>
  );
}

function CopiesConsequences({ willBeDisabled }: { readonly willBeDisabled: boolean }) {
  const t = useT();
  const { areProjects } = useNamespaces();
  const whoNotices = areProjects
    ? t(
        'In other namespaces the command “oc get csv” no longer lists them. One copy of each stays in namespace openshift, which everybody may read: the console shows it in every namespace.',
      )
    : t(
        'In other namespaces “kubectl get csv” no longer lists them: who may read no other namespace does not see that they are installed.',
      );
  return (
    <Content>
      <p>
        {willBeDisabled
          ? t(
              'OLM copies the CSV of each Operator that watches all namespaces into every namespace. On large clusters these copies take much of the memory of OLM and of the API server.',
            )
          : t(
              'OLM copies the CSV of each Operator that watches all namespaces into every namespace again. On large clusters that takes much of the memory of OLM and of the API server.',
            )}
      </p>
      <List>
        <ListItem>{t('The Operators run on, and everybody can go on using their APIs.')}</ListItem>
        {willBeDisabled && <ListItem>{whoNotices}</ListItem>}
      </List>
    </Content>
  );
}
