import { useState } from 'react';
import { Checkbox, Content, Stack, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { useKubeClient } from '~/kube/useKubeClient';
import { type Change, changeCalls } from '~/olm/extensions/extensionChange';
import type { ExtensionRow } from '~/olm/extensions/extensionRow';
import { aimOf } from '~/olm/extensions/aim';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { TextField } from '~/ui/form/TextField';
import { updateConsequence } from '~/ui/updateConsequence';
import { useExtensionUpdateRun } from '~/updates/read/useExtensionUpdateRun';

/**
 * Requests a version. Only checks of OLM that would reject this version are disabled, after the user confirmed it, and
 * by default they are enabled again when the version is ready.
 */
export function ExtensionUpdateDialog({ row, rows, to, requires, onClose }: Props) {
  const t = useT();
  const client = useKubeClient();
  // The object when the dialog was opened, which the patch tests.
  const [{ object, extension }] = useState(row);
  const [forced, setForced] = useState(NOT_FORCED);
  const [enablesChecks, setEnablesChecks] = useState(true);
  const { name, generation, installed } = extension;
  const isForced = forced.noPath || forced.noCrdCheck;
  const calls = isForced && forced.typed !== name ? [] : changeCalls(object, changeOf(to, forced));
  const aim = aimOf(extension);
  const waiting = { id: name, from: installed?.version ?? null, to, aim, generation, calls };
  const run = useExtensionUpdateRun(
    [{ ...waiting, enablesChecks: isForced && enablesChecks }],
    rows,
  );
  return (
    <ActionDialog
      titles={{
        question: t('Update {{name}} to {{version}}?', { name, version: to }),
        action: t('Update to {{version}}', { version: to }),
        done: t('Updates installed'),
      }}
      calls={calls}
      run={run}
      client={client}
      isDanger={isForced}
      onClose={onClose}
    >
      <Stack hasGutter>
        <StackItem>
          <Content component="p">{updateConsequence(t)}</Content>
        </StackItem>
        {requires.noPath && (
          <StackItem>
            <Checkbox
              id="extension-no-path"
              label={t('Ignore update paths')}
              description={t(
                'The Operator might not support this change. Stored resources can be lost.',
              )}
              isChecked={forced.noPath}
              onChange={(_, noPath) => {
                setForced({ ...forced, noPath });
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
                setForced({ ...forced, noCrdCheck });
              }}
            />
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
  readonly requires: { readonly noPath: boolean; readonly noCrdCheck: boolean };
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
