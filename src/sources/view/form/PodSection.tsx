import { isDanger } from '~/olm/finding';
import { useState } from 'react';
import {
  ExpandableSection,
  Label,
  FormSelect,
  FormSelectOption,
  TextInput,
  Checkbox,
} from '@patternfly/react-core';
import { ConfigFindings } from '~/config/view/configContext';
import { PairRows } from '~/config/view/Rows';
import { TolerationRows } from '~/config/view/TolerationRows';
import { recordIn } from '~/kube/json';
import { placementFindings } from '~/sources/rules/form/podFindings';
import type { SourceForm, ExtractedContent } from '~/sources/rules/form/sourceForm';
import { sourceManifest } from '~/sources/rules/form/sourceManifest';
import { useT, type Translate } from '~/i18n';
import { SideBySide } from '~/ui/form/FormLayout';
import { SourceFieldNotes, SourceFieldGroup, useFieldState } from './SourceFieldGroup';
import { SourceTextField } from './SourceTextField';
import { useSourceEditing } from './sourceEditing';

/** CS-012 … CS-020: `grpcPodConfig`. */
export function PodSection() {
  const t = useT();
  const { form, findings } = useSourceEditing();
  const placement = placementFindings(form);
  const errors =
    placement.length + findings.filter((one) => isDanger(one) && POD.includes(one.path)).length;
  const [isExpanded, setExpanded] = useState(false);
  const isImage = form.content === 'image';
  return (
    <ExpandableSection
      isExpanded={isExpanded || errors > 0}
      onToggle={(_, willExpand) => {
        setExpanded(willExpand);
      }}
      toggleContent={
        <span className="operator-hub__config-toggle">
          {t('Pod settings')}
          {isImage && setCount(form) > 0 && (
            <Label isCompact>{t('{{count}} set', { count: setCount(form) })}</Label>
          )}
          {errors > 0 && (
            <Label isCompact status="danger">
              {t('{{count}} error', { count: errors })}
            </Label>
          )}
        </span>
      }
    >
      {isImage ? (
        <ConfigFindings.Provider value={placement}>
          <PodFields />
        </ConfigFindings.Provider>
      ) : (
        <p>{t('Applies only to image-based catalogs.')}</p>
      )}
    </ExpandableSection>
  );
}

const POD: readonly string[] = [
  'pod',
  'priorityClass',
  'security',
  'memoryTarget',
  'catalogDir',
  'cacheDir',
];

/** Blank rows are not settings. */
function setCount(form: SourceForm): number {
  return Object.keys(recordIn(sourceManifest(form).spec['grpcPodConfig'])).length;
}

function PodFields() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  return (
    <div className="operator-hub__source-pod">
      <PairRows
        member="nodeSelector"
        pairs={form.nodeSelector}
        name={(number) => t('Node label {{number}}', { number })}
        addText={t('Add node label')}
        onChange={(nodeSelector) => {
          edit({ nodeSelector });
        }}
      />
      <TolerationRows rows={form} onEdit={edit} />
      <SourceFieldNotes field="pod" />
      {'affinity' in form.rest.pod && <p>{t('Affinity is set in YAML.')}</p>}
      <ClassField />
      <SecurityField />
      <SourceTextField
        field="memoryTarget"
        label={t('Memory target')}
        isName
        placeholder="100Mi"
        help={t('Memory request and soft memory limit of the pod')}
      />
      <ExtractFields />
    </div>
  );
}

/** CS-012, CS-013, CS-054: the security context of the pod, compared with the level of its namespace. */
function SecurityField() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const state = useFieldState('security');
  const isKnown = ['', 'legacy', 'restricted'].includes(form.security);
  return (
    <SourceFieldGroup
      field="security"
      label={t('Security context')}
      help={securityHelp(form.security, t)}
    >
      <FormSelect
        {...state}
        value={form.security}
        onChange={(_, security) => {
          edit({ security });
        }}
      >
        <FormSelectOption value="" label={t('Not specified')} />
        <FormSelectOption value="restricted" label="restricted" />
        <FormSelectOption value="legacy" label="legacy" />
        {!isKnown && <FormSelectOption value={form.security} label={form.security} />}
      </FormSelect>
    </SourceFieldGroup>
  );
}

function securityHelp(security: string, t: Translate): string | undefined {
  switch (security) {
    case 'restricted':
      return t('SQLite catalogs built with opm earlier than 4.11 do not start with restricted.');
    case '':
      return t('OLM uses restricted if the namespace enforces it, otherwise legacy.');
    default:
      return undefined;
  }
}

/** CS-016: unset and empty are different. */
function ClassField() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const { priorityClass } = form;
  const state = useFieldState('priorityClass');
  const [isOwn, setOwn] = useState(priorityClass !== null && !OFFERED.includes(priorityClass));
  const shown = isOwn ? OWN : (priorityClass ?? UNSET);
  return (
    <SourceFieldGroup field="priorityClass" label={t('Priority class')}>
      <FormSelect
        {...state}
        value={shown}
        onChange={(_, value) => {
          setOwn(value === OWN);
          if (value === OWN) return;
          edit({ priorityClass: value === UNSET ? null : value });
        }}
      >
        <FormSelectOption value={UNSET} label={t('Not specified')} />
        <FormSelectOption value="" label={t('Cluster default')} />
        {SYSTEM.map((name) => (
          <FormSelectOption key={name} value={name} label={name} />
        ))}
        <FormSelectOption value={OWN} label={t('Custom')} />
      </FormSelect>
      {isOwn && (
        <TextInput
          aria-label={t('Priority class name')}
          aria-describedby={state['aria-describedby']}
          validated={state.validated}
          className="operator-hub__source-name"
          value={priorityClass ?? ''}
          onChange={(_, text) => {
            edit({ priorityClass: text.trim() });
          }}
        />
      )}
    </SourceFieldGroup>
  );
}

const SYSTEM = ['system-cluster-critical', 'system-node-critical'] as const;
const OFFERED: readonly string[] = ['', ...SYSTEM];

/** A class name cannot contain a space. */
const UNSET = 'not set';
const OWN = 'another one';

/** `extractContent`: OLM copies the files of a catalog from its image and serves them with its own opm. */
function ExtractFields() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const { extract } = form;
  return (
    <>
      <Checkbox
        id="operator-hub-source-extract"
        label={t('Extract catalog content')}
        description={t('Only file-based catalogs can be extracted.')}
        isChecked={extract !== null}
        onChange={(_, isChecked) => {
          edit({ extract: isChecked ? USUAL : null });
        }}
      />
      {extract !== null && (
        <SideBySide>
          <DirectoryField part="catalogDir" extract={extract} label={t('Catalog directory')} />
          <DirectoryField
            part="cacheDir"
            extract={extract}
            label={t('Cache directory')}
            help={t('If not specified, the cache is rebuilt each time the pod starts.')}
          />
        </SideBySide>
      )}
    </>
  );
}

/** The paths of `opm generate dockerfile`. */
const USUAL: ExtractedContent = { catalogDir: '/configs', cacheDir: '/tmp/cache' };

function DirectoryField({ part, extract, label, help }: DirectoryProps) {
  const { edit } = useSourceEditing();
  const state = useFieldState(part);
  return (
    <SourceFieldGroup field={part} label={label} help={help} isRequired={part === 'catalogDir'}>
      <TextInput
        {...state}
        value={extract[part]}
        spellCheck={false}
        className="operator-hub__source-name"
        onChange={(_, text) => {
          edit({ extract: { ...extract, [part]: text.trim() } });
        }}
      />
    </SourceFieldGroup>
  );
}

type DirectoryProps = {
  readonly part: keyof ExtractedContent;
  readonly extract: ExtractedContent;
  readonly label: string;
  readonly help?: string;
};
