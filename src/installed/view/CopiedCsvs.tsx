import { useState } from 'react';
import { Button, StackItem } from '@patternfly/react-core';
import { ActionsMenu, MenuItems } from '~/ui/ActionsMenu';
import { Notice } from '~/ui/Notice';
import { StepMark } from '~/ui/StepMark';
import type { ActionTitles } from '~/ui/calls/action';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { neededText } from '~/ui/permissionText';
import { useCopiesSwitch, useOlmConfig } from '~/installed/read/useCopiedCsvs';
import { type Loadable, dataOr } from '~/kube/loadable';
import type { CopiesState } from '~/installed/rules/copiedCsvs';
import { type Translate, useT } from '~/i18n';

/** The menu of the page with the setting for copied CSVs (CSV-022). */
export function InstalledMenu() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionsMenu of={t('Installed Operators')}>
        <CopiedCsvsItem
          onSelect={() => {
            setOpen(true);
          }}
        />
      </ActionsMenu>
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

function CopiedCsvsItem({ onSelect }: { readonly onSelect: () => void }) {
  const t = useT();
  const config = useOlmConfig();
  return (
    <MenuItems actions={[{ text: t('Copied CSVs'), why: whyUnavailable(config, t), onSelect }]} />
  );
}

function whyUnavailable(config: Loadable<unknown>, t: Translate): string | null {
  if (config.status !== 'failed') return config.status === 'loading' ? t('Loading') : null;
  const { kind, permission, message } = config.failure;
  if (kind === 'not-served') return t('This OLM version always copies CSVs.');
  return permission === undefined ? message : neededText([permission], t);
}

/** Whether OLM copies CSVs to every namespace, and the consequences of disabling it (CSV-019 to CSV-023). */
function CopiedCsvsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { willBeDisabled, now, calls, run, turn } = useCopiesSwitch();
  return (
    <ActionDialog
      action={{
        titles: titlesOf(willBeDisabled, t),
        text: t(
          'OLM copies the CSV of each cluster-wide Operator to every namespace. In large clusters, the copies use a lot of memory.',
        ),
        losses: [
          t('Installed Operators continue to run.'),
          willBeDisabled === true &&
            t('The CLI no longer lists these Operators in other namespaces.'),
        ],
        calls,
      }}
      run={run}
      facts={{ of: now, what: t('OLMConfig') }}
      afterwards={<Progress state={dataOr(now, null)} />}
      onClose={onClose}
    >
      {calls.length === 0 && (
        <Notice variant="info" title={t('No changes')}>
          <Button variant="link" isInline onClick={turn}>
            {willBeDisabled === true ? t('Enable') : t('Disable')}
          </Button>
        </Notice>
      )}
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
