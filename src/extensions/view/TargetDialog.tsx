import { useState } from 'react';
import { Checkbox, FormGroup, FormSelect, FormSelectOption } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { Notice } from '~/ui/Notice';
import { FormFields } from '~/ui/form/FormFields';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { onlyCatalog, onlyCatalogIn } from '~/olm/extensions/catalogSelector';
import { changeCalls, targetOf } from '~/olm/extensions/extensionChange';
import type { Extension } from '~/olm/extensions/extension';
import { requiresNoPath } from '~/olm/extensions/extensionUpdate';
import type { RequestedCatalog } from '~/olm/extensions/resolve';
import { readRange } from '~/olm/extensions/versionRange';
import { useExtensionContents } from '~/olm/read/extensions/useExtensionContents';
import { CHANNEL } from '~/extensions/rules/installForm';
import { CallsDialog } from '~/sources/view/clusterCatalog/CallsDialog';
import { TextField } from '~/ui/form/TextField';
import { versionHelp, versionProblem } from './texts';
import { ChannelHints, VersionHints } from './VersionHints';

/** Edits the requested versions and catalogs of an extension. */
export function TargetDialog({ details, onClose }: Props) {
  const t = useT();
  // The values when the dialog was opened, which the patch tests.
  const [shown] = useState(details);
  const { object, extension, catalogs } = shown;
  const [draft, setDraft] = useState(() => draftOf(object));
  const { requested } = useExtensionContents(extension, catalogs ?? []);
  const { target, wish, badChannel, isForceOffered } = readDraft(draft, extension, requested);
  const isForced = isForceOffered && draft.force.isOn;
  const { name } = object.metadata;
  const isConfirmed = !isForced || draft.force.typed === name;
  const calls =
    target === null || !isConfirmed
      ? []
      : changeCalls(object, { ...target, ...(isForced && { enforcesPaths: false }) });
  const titles = {
    question: t('Edit version and catalog of {{name}}', { name }),
    action: t('Save'),
    done: t('ClusterExtension updated'),
  };
  const onChange = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed });
  };
  const problem = versionProblem(draft.version, t);
  return (
    <CallsDialog onClose={onClose} action={{ titles, calls, isDanger: isForced }}>
      <FormFields>
        <TextField
          id="extension-version"
          label={t('Version')}
          value={draft.version}
          help={problem ?? versionHelp(draft.version, t)}
          isWrong={problem !== null}
          onType={(version) => {
            onChange({ version });
          }}
        />
        <VersionHints
          wish={wish}
          requested={requested}
          onVersion={(version) => {
            onChange({ version });
          }}
        />
        <TextField
          id="extension-channels"
          label={t('Channels')}
          value={draft.channels}
          help={
            badChannel === null
              ? t('Separate channels with commas. Leave empty to allow any channel.')
              : t('{{name}}: Use only lowercase letters, numbers, hyphens, and periods.', {
                  name: badChannel,
                })
          }
          isWrong={badChannel !== null}
          onType={(channels) => {
            onChange({ channels });
          }}
        />
        <ChannelHints wish={wish} requested={requested} />
        <CatalogField details={shown} draft={draft} onChange={onChange} />
        {isForceOffered && <ForceFields name={name} draft={draft} onChange={onChange} />}
      </FormFields>
    </CallsDialog>
  );
}

/** The input of the dialog. */
type Draft = {
  readonly version: string;
  readonly channels: string;
  /** The name of a catalog, `ALL` or `AS_IT_IS`. */
  readonly catalog: string;
  readonly before: Selector;
  readonly force: Force;
};

function draftOf(object: ExtensionDetails['object']): Draft {
  const { version, channels, selector } = targetOf(object);
  return {
    version: version ?? '',
    channels: channels.join(', '),
    catalog: choiceOf(selector),
    before: selector,
    force: { isOn: false, typed: '' },
  };
}

/** The input as a target, which is `null` if a field is invalid. */
function readDraft(draft: Draft, extension: Extension, requested: readonly RequestedCatalog[]) {
  const version = draft.version.trim();
  const channels = wordsIn(draft.channels);
  const badChannel = channels.find((name) => !CHANNEL.test(name)) ?? null;
  const isRange = version === '' || ['pin', 'range'].includes(readRange(version).kind);
  if (badChannel !== null || !isRange)
    return { target: null, wish: null, badChannel, isForceOffered: false };
  const selector = selectorOf(draft.catalog, draft.before);
  const target = { version: version === '' ? null : version, channels, selector };
  const wish = { ...extension, ...target };
  const isForceOffered = !extension.isSelfCertified && requiresNoPath(wish, requested);
  return { target, wish, badChannel, isForceOffered };
}

function CatalogField({ details, draft, onChange }: FieldProps) {
  const t = useT();
  return (
    <FormGroup fieldId="extension-catalog" label={t('Catalog')}>
      <FormSelect
        id="extension-catalog"
        value={draft.catalog}
        onChange={(_, catalog) => {
          onChange({ catalog });
        }}
      >
        {choiceOf(draft.before) === AS_IT_IS && (
          <FormSelectOption value={AS_IT_IS} label={t('Selected by labels')} />
        )}
        <FormSelectOption value={ALL} label={t('All catalogs')} />
        {namesOf(details.catalogs, draft.before).map((one) => (
          <FormSelectOption key={one} value={one} label={one} />
        ))}
      </FormSelect>
    </FormGroup>
  );
}

type FieldProps = {
  readonly details: ExtensionDetails;
  readonly draft: Draft;
  readonly onChange: (changed: Partial<Draft>) => void;
};

/** Whether OLM ignores update paths, and the name that the user typed to confirm it. */
type Force = { readonly isOn: boolean; readonly typed: string };

/** Offered for a version that no update path reaches. */
function ForceFields({ name, draft: { version, force }, onChange }: ForceProps) {
  const t = useT();
  return (
    <>
      <Notice
        variant="warning"
        isLiveRegion
        title={t('No update path to {{version}}', { version: version.trim() })}
      >
        {t('OLM installs this version only if it ignores the update paths of the catalog.')}
      </Notice>
      <Checkbox
        id="extension-force"
        label={t('Ignore update paths')}
        description={t('The Operator might not support this change. Stored resources can be lost.')}
        isChecked={force.isOn}
        onChange={(_, isOn) => {
          onChange({ force: { ...force, isOn } });
        }}
      />
      {force.isOn && (
        <TextField
          id="extension-force-name"
          label={t('Type {{name}} to confirm', { name })}
          value={force.typed}
          isRequired
          onType={(typed) => {
            onChange({ force: { ...force, typed } });
          }}
        />
      )}
    </>
  );
}

type ForceProps = Omit<FieldProps, 'details'> & { readonly name: string };

type Props = { readonly details: ExtensionDetails; readonly onClose: () => void };

/** Names of catalogs contain no `~`. */
const ALL = '~all';
const AS_IT_IS = '~labels';

type Selector = ReturnType<typeof targetOf>['selector'];

function choiceOf(selector: Selector): string {
  return selector === null ? ALL : (onlyCatalogIn(selector) ?? AS_IT_IS);
}

function selectorOf(choice: string, before: Selector): Selector {
  if (choice === AS_IT_IS) return before;
  return choice === ALL ? null : onlyCatalog(choice);
}

/** The current catalog can be kept even if it no longer exists. */
function namesOf(catalogs: ExtensionDetails['catalogs'], selector: Selector): readonly string[] {
  const names = (catalogs ?? []).map(({ name }) => name);
  const own = onlyCatalogIn(selector);
  return [...new Set(own === null ? names : [...names, own])].toSorted();
}

function wordsIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((word) => word !== ''))];
}
