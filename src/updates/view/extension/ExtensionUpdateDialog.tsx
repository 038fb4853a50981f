import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Checkbox, Stack, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { failureIn } from '~/kube/fromQuery';
import type { ClusterExtension } from '~/kube/models/olmV1';
import { readExtension } from '~/olm/extensions/extension';
import { type Change, changeCalls, targetOf } from '~/olm/extensions/extensionChange';
import { send } from '~/olm/read/useClusterCalls';
import type { ExtensionRow } from '~/olm/extensions/extensionOperator';
import type { pathTo } from '~/olm/extensions/extensionUpdate';
import { requestedVersion } from '~/olm/extensions/requestedVersion';
import { BusyButton } from '~/ui/BusyButton';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { Notice } from '~/ui/Notice';
import { FailureAlert } from '~/ui/FailureAlert';
import { TextField } from '~/ui/form/TextField';
import { updateConsequence } from '~/ui/updateConsequence';
import { useExtensionUpdateRun } from '~/updates/read/useExtensionUpdateRun';
import { versionChange } from './versionChange';

/**
 * Requests a version. Only checks of OLM that would reject this version are disabled, after the user confirmed it, and
 * by default they are enabled again when the version is ready.
 */
export function ExtensionUpdateDialog({ row, rows, to, requires, onClose }: Props) {
  const t = useT();
  // The object when the dialog was opened, which the patch tests.
  const [{ object, extension }] = useState(row);
  const [forced, setForced] = useState(NOT_FORCED);
  const [enablesChecks, setEnablesChecks] = useState(true);
  const { name, generation, installed } = extension;
  const isForced = forced.noPath || forced.noCrdCheck;
  const calls = isForced && forced.typed !== name ? [] : changeCalls(object, changeOf(to, forced));
  const aim = requestedVersion(extension);
  const waiting = { id: name, from: installed?.version ?? null, to, aim, generation, calls };
  const run = useExtensionUpdateRun(
    [{ ...waiting, enablesChecks: isForced && enablesChecks }],
    rows,
  );
  return (
    <ActionDialog
      action={{
        titles: {
          ...versionChange({ name, from: waiting.from, to }, t),
          done: t('Update complete'),
        },
        text: updateConsequence(t),
        isDanger: isForced,
        calls,
      }}
      run={run}
      onClose={onClose}
    >
      <Stack hasGutter>
        <Checks requires={requires} forced={forced} onChange={setForced} />
        {run.failure !== null && (
          <StackItem>
            <SetBack before={object} now={rows} onClose={onClose} />
          </StackItem>
        )}
        {isForced && (
          <Confirmation
            name={name}
            typed={forced.typed}
            onType={(typed) => {
              setForced({ ...forced, typed });
            }}
            enablesChecks={enablesChecks}
            onEnableChecks={setEnablesChecks}
          />
        )}
      </Stack>
    </ActionDialog>
  );
}

type Props = {
  readonly row: ExtensionRow;
  /** The extensions as watched. */
  readonly rows: readonly ExtensionRow[];
  readonly to: string;
  /** The checks that would reject the version. */
  readonly requires: {
    readonly path: ReturnType<typeof pathTo>;
    readonly noCrdCheck: boolean;
  };
  readonly onClose: () => void;
};

/** The checks of OLM that reject the version, or might. */
function Checks({ requires, forced, onChange }: ChecksProps) {
  const t = useT();
  return (
    <>
      {requires.path === 'unknown' && (
        <StackItem>
          <Notice variant="info" title={t('Catalog content not loaded')}>
            {t('Available updates unknown')}
          </Notice>
        </StackItem>
      )}
      {requires.path !== 'any' && (
        <StackItem>
          <Checkbox
            id="extension-no-path"
            label={t('Ignore update paths')}
            description={t(
              'The Operator might not support this change. Stored resources can be lost.',
            )}
            isChecked={forced.noPath}
            onChange={(_, noPath) => {
              onChange({ ...forced, noPath });
            }}
          />
        </StackItem>
      )}
      {requires.noCrdCheck && (
        <StackItem>
          <Checkbox
            id="extension-no-crd-check"
            label={t('Disable the CRD upgrade safety check')}
            description={t('Stored resources can become invalid or lose fields.')}
            isChecked={forced.noCrdCheck}
            onChange={(_, noCrdCheck) => {
              onChange({ ...forced, noCrdCheck });
            }}
          />
        </StackItem>
      )}
    </>
  );
}

type ChecksProps = Pick<Props, 'requires'> & {
  readonly forced: typeof NOT_FORCED;
  readonly onChange: (forced: typeof NOT_FORCED) => void;
};

/** Restores the request of before, because OLM would retry the one that it rejected. */
function SetBack({ before, now, onClose }: SetBackProps) {
  const t = useT();
  const { name } = before.metadata;
  const current = now.find(({ extension }) => extension.name === name)?.object ?? before;
  const { isSelfCertified, isCrdCheckOff } = readExtension(before);
  const calls = changeCalls(current, {
    version: targetOf(before).version,
    enforcesPaths: !isSelfCertified,
    checksCrds: !isCrdCheckOff,
  });
  const { isPending, error, mutate } = useMutation({
    mutationFn: async () => {
      for (const call of calls) await send(call);
    },
    onSuccess: onClose,
  });
  if (calls.length === 0) return null;
  return (
    <>
      {error !== null && (
        <FailureAlert failure={failureIn(error)} what={before.kind ?? 'ClusterExtension'} />
      )}
      <BusyButton
        variant="secondary"
        isLoading={isPending}
        isDisabled={isPending}
        onClick={() => {
          mutate();
        }}
      >
        {t('Undo')}
      </BusyButton>
    </>
  );
}

type SetBackProps = {
  /** The extension before the request. */
  readonly before: ClusterExtension;
  readonly now: Props['rows'];
  readonly onClose: () => void;
};

/** The name, and whether the checks are enabled again. */
function Confirmation({ name, typed, onType, enablesChecks, onEnableChecks }: ConfirmationProps) {
  const t = useT();
  return (
    <>
      <StackItem>
        <Checkbox
          id="extension-enable-checks"
          label={t('Enable safety checks when the version is ready')}
          description={t('Keep this dialog open until then.')}
          isChecked={enablesChecks}
          onChange={(_, isOn) => {
            onEnableChecks(isOn);
          }}
        />
      </StackItem>
      <StackItem>
        <TextField
          id="extension-force-name"
          label={t('Type {{name}} to confirm', { name })}
          value={typed}
          isRequired
          onType={onType}
        />
      </StackItem>
    </>
  );
}

type ConfirmationProps = {
  readonly name: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly enablesChecks: boolean;
  readonly onEnableChecks: (isOn: boolean) => void;
};

function changeOf(version: string, { noPath, noCrdCheck }: typeof NOT_FORCED): Change {
  return {
    version,
    ...(noPath && { enforcesPaths: false }),
    ...(noCrdCheck && { checksCrds: false }),
  };
}

const NOT_FORCED = { noPath: false, noCrdCheck: false, typed: '' };
