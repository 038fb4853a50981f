import { Button, Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { StepMark } from '~/ui/StepMark';
import { ActionDialog, type ActionTitles } from '~/ui/calls/ActionDialog';
import { useCopiesSwitch, useGlobalCopies } from '~/sources/read/useCopiedCsvs';
import { useKubeClient } from '~/kube/useKubeClient';
import { dataOr } from '~/kube/loadable';
import type { CopiesState } from '~/sources/rules/copiedCsvs';
import { type Translate, useT } from '~/i18n';
import { CopiesConsequences } from './CopiesConsequences';
import { CopiesTable } from './CopiesTable';

/** Whether OLM copies CSVs into every namespace: how many copies there are, and who notices when they go. */
export function CopiedCsvsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { willBeDisabled, now, calls, run, turn } = useCopiesSwitch();
  const copies = useGlobalCopies(now);
  return (
    <ActionDialog
      titles={titlesOf(willBeDisabled, t)}
      calls={calls}
      run={run}
      client={useKubeClient()}
      afterwards={
        <>
          <Progress state={dataOr(now, null)} />
          <StackItem>
            <CopiesTable copies={copies} />
          </StackItem>
        </>
      }
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
              <CopiesConsequences willBeDisabled={willBeDisabled} copies={copies} />
              <CopiesTable copies={copies} />
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
