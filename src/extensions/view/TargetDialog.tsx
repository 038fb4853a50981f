import { useState } from 'react';
import {
  Button,
  Checkbox,
  FormGroup,
  FormSelect,
  FormSelectOption,
  HelperText,
} from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { ConflictNotice } from '~/ui/ConflictNotice';
import { Notice } from '~/ui/Notice';
import { useMergedForm } from '~/ui/form/useMergedForm';
import { FormFields } from '~/ui/form/FormLayout';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { onlyCatalog, onlyCatalogIn } from '~/olm/extensions/catalog';
import { changeCalls, targetOf } from '~/olm/extensions/extensionChange';
import { pathTo } from '~/olm/extensions/extensionUpdate';
import {
  type Outcome,
  type RequestedCatalog,
  type VersionRequest,
  resolve,
} from '~/olm/extensions/resolve';
import { readRange } from '~/olm/extensions/versionRange';
import { useLiveCalls } from '~/olm/read/useClusterCalls';
import {
  type ExtensionContents,
  useExtensionContents,
} from '~/olm/read/extensions/useCatalogContents';
import { CHANNEL } from '~/extensions/rules/installForm';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { outcomeText } from './install/VersionsPreview';
import { TextField } from '~/ui/form/TextField';
import { versionHelp, versionProblem } from './texts';
import { ChannelHints, VersionHints } from './VersionHints';

/** Edits the requested versions and catalogs of an extension. */
export function TargetDialog({ details, onClose }: Props) {
  const t = useT();
  const [force, setForce] = useState<Force>({ isOn: false, typed: '' });
  const { object, extension, catalogs } = details;
  const edited = useMergedForm<Draft>(draftOf(object));
  const contents = useExtensionContents(extension, catalogs ?? []);
  const { requested } = contents;
  const reading = readDraft(edited.form, details, requested);
  const { path } = reading;
  const isForced = path !== 'any' && force.isOn;
  const { name } = object.metadata;
  const isKnown = path !== 'unknown' || !isReading(contents);
  const isConfirmed = !isForced || force.typed === name;
  const isReady = [edited.conflicts.length === 0, isKnown, isConfirmed].every(Boolean);
  const { plan, run } = useLiveCalls({
    calls: isReady ? callsFor(object, reading, isForced) : [],
  });
  return (
    <ActionDialog
      action={{
        titles: {
          question: t('Edit version and catalog of {{name}}', { name }),
          action: t('Save'),
          done: t('ClusterExtension updated'),
        },
        isDanger: isForced,
        calls: plan.calls,
      }}
      run={run}
      onClose={onClose}
    >
      <ConflictNotice
        conflicts={(run.isRunning ? [] : edited.conflicts).map(({ field, mine, theirs }) => ({
          id: field,
          field: FIELDS[field](t),
          mine: valueText(mine, t),
          theirs: valueText(theirs, t),
        }))}
        onKeep={edited.keep}
        onDiscard={edited.discard}
      />
      <FormFields>
        <TargetFields
          details={details}
          draft={edited.form}
          reading={reading}
          requested={requested}
          onChange={edited.change}
        />
        <NextVersion reading={reading} contents={contents} />
        {path !== 'any' && isKnown && (
          <ForceFields
            name={name}
            path={path}
            version={edited.form.version}
            force={force}
            onChange={setForce}
          />
        )}
      </FormFields>
    </ActionDialog>
  );
}

function callsFor(
  object: ExtensionDetails['object'],
  { target }: ReturnType<typeof readDraft>,
  isForced: boolean,
) {
  if (target === null) return [];
  return changeCalls(object, { ...target, ...(isForced && { enforcesPaths: false }) });
}

function TargetFields({ reading, requested, ...props }: TargetFieldsProps) {
  const t = useT();
  const { draft, onChange } = props;
  const { request, badChannel } = reading;
  const problem = versionProblem(draft.version, t);
  return (
    <>
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
        request={request}
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
      <ChannelHints request={request} requested={requested} />
      <CatalogField {...props} />
    </>
  );
}

type TargetFieldsProps = FieldProps & {
  readonly reading: ReturnType<typeof readDraft>;
  readonly requested: readonly RequestedCatalog[];
};

/** The input of the dialog. */
type Draft = {
  readonly version: string;
  readonly channels: string;
  /** The name of a catalog, `ALL`, or a selector by labels as JSON. */
  readonly catalog: string;
};

function draftOf(object: ExtensionDetails['object']): Draft {
  const { version, channels, selector } = targetOf(object);
  return { version: version ?? '', channels: channels.join(', '), catalog: choiceOf(selector) };
}

const FIELDS: Readonly<Record<keyof Draft, (t: Translate) => string>> = {
  version: (t) => t('Version'),
  channels: (t) => t('Channels'),
  catalog: (t) => t('Catalog'),
};

function valueText(value: string, t: Translate): string {
  if (value === '') return '–';
  return value === ALL ? t('All catalogs') : value;
}

/** The input as a target, which is `null` if a field is invalid. */
function readDraft(
  draft: Draft,
  { object, extension }: ExtensionDetails,
  requested: readonly RequestedCatalog[],
) {
  const version = draft.version.trim();
  const channels = wordsIn(draft.channels);
  const badChannel = channels.find((name) => !CHANNEL.test(name)) ?? null;
  const isRange = version === '' || ['pin', 'range'].includes(readRange(version).kind);
  if (badChannel !== null || !isRange)
    return { target: null, request: null, badChannel, path: 'any' as const };
  const selector = selectorOf(draft.catalog, targetOf(object).selector);
  const target = { version: version === '' ? null : version, channels, selector };
  const request = { ...extension, ...target };
  const path = extension.isSelfCertified ? 'any' : pathTo(request, requested);
  return { target, request, badChannel, path };
}

function CatalogField({ details, draft, onChange }: FieldProps) {
  const t = useT();
  const { selector } = targetOf(details.object);
  const stored = choiceOf(selector);
  return (
    <FormGroup fieldId="extension-catalog" label={t('Catalog')}>
      <FormSelect
        id="extension-catalog"
        value={draft.catalog}
        onChange={(_, catalog) => {
          onChange({ catalog });
        }}
      >
        {stored.startsWith(LABELS) && (
          <FormSelectOption value={stored} label={t('Selected by labels')} />
        )}
        <FormSelectOption value={ALL} label={t('All catalogs')} />
        {namesOf(details.catalogs, selector).map((one) => (
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

function isReading({ readings }: ExtensionContents): boolean {
  return readings.some(({ state }) => state.kind === 'loading' || state.kind === 'reading');
}

/** The version that OLM installs next with this input. */
function NextVersion({ reading: { request, path }, contents }: NextVersionProps) {
  const t = useT();
  if (request === null || path === 'none') return null;
  const { outcome } = resolve(request, contents.requested);
  const isOnRequest = contents.readings.some(({ state }) => state.kind === 'on-request');
  return (
    <HelperText isLiveRegion>
      <HelperTextItem>{nextText(request, outcome, t)}</HelperTextItem>
      {outcome.kind === 'not-known' && isOnRequest && (
        <Button variant="link" isInline onClick={contents.read}>
          {t('Load content')}
        </Button>
      )}
    </HelperText>
  );
}

type NextVersionProps = {
  readonly reading: ReturnType<typeof readDraft>;
  readonly contents: ExtensionContents;
};

function nextText({ installed, packageName }: VersionRequest, outcome: Outcome, t: Translate) {
  if (outcome.kind === 'not-known') return t('Available updates unknown');
  if (outcome.kind !== 'chosen') {
    return outcomeText(outcome, packageName ?? '', t)?.title ?? t('No update available');
  }
  const { version } = outcome.candidate.bundle;
  return version === installed?.version
    ? t('No update available')
    : t('OLM installs version {{version}} automatically.', { version });
}

/** Offered for a version that no update path reaches, as far as the paths are known. */
function ForceFields({ name, path, version, force, onChange }: ForceProps) {
  const t = useT();
  return (
    <>
      <Notice
        variant={path === 'none' ? 'warning' : 'info'}
        isLiveRegion
        title={
          path === 'none'
            ? t('No update path to {{version}}', { version: version.trim() })
            : t('Catalog content not loaded')
        }
      >
        {t('OLM installs this version only if it ignores the update paths of the catalog.')}
      </Notice>
      <Checkbox
        id="extension-force"
        label={t('Ignore update paths')}
        description={t('The Operator might not support this change. Stored resources can be lost.')}
        isChecked={force.isOn}
        onChange={(_, isOn) => {
          onChange({ ...force, isOn });
        }}
      />
      {force.isOn && (
        <TextField
          id="extension-force-name"
          label={t('Type {{name}} to confirm', { name })}
          value={force.typed}
          isRequired
          onType={(typed) => {
            onChange({ ...force, typed });
          }}
        />
      )}
    </>
  );
}

type ForceProps = {
  readonly name: string;
  readonly path: 'none' | 'unknown';
  readonly version: string;
  readonly force: Force;
  readonly onChange: (force: Force) => void;
};

type Props = { readonly details: ExtensionDetails; readonly onClose: () => void };

/** Values of the select that are not names of catalogs, which contain neither `~` nor `{`. */
const ALL = '~all';
const LABELS = '{';

type Selector = ReturnType<typeof targetOf>['selector'];

function choiceOf(selector: Selector): string {
  return selector === null ? ALL : (onlyCatalogIn(selector) ?? JSON.stringify(selector));
}

function selectorOf(choice: string, stored: Selector): Selector {
  if (choice === choiceOf(stored)) return stored;
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
