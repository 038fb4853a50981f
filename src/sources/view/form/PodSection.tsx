import { useState } from 'react';
import {
  ExpandableSection,
  Label,
  FormSelect,
  FormSelectOption,
  TextInput,
  Checkbox,
} from '@patternfly/react-core';
import { ConfigProblems } from '~/config/view/configContext';
import { PairRows } from '~/config/view/PairRows';
import { TolerationRows } from '~/config/view/TolerationRows';
import { recordIn } from '~/kube/json';
import { placementProblems } from '~/sources/rules/form/podProblems';
import type { SourceForm, ExtractedContent } from '~/sources/rules/form/sourceForm';
import { sourceManifest } from '~/sources/rules/form/sourceManifest';
import { useT, type Translate } from '~/i18n';
import { SideBySide } from '~/ui/form/FormStep';
import { SourceFieldNotes, SourceFieldGroup, useFieldState } from './SourceFieldGroup';
import { SourceTextField } from './SourceTextField';
import { useSourceEditing } from './sourceEditing';

/** CS-012 … CS-020: `grpcPodConfig`. */
export function PodSection() {
  const t = useT();
  const { form, problems } = useSourceEditing();
  const placement = placementProblems(form);
  const errors =
    placement.length +
    problems.filter(({ severity, field }) => severity === 'error' && POD.includes(field)).length;
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
          {t('Settings of the pod (placement, priority, security, memory)')}
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
        <ConfigProblems.Provider value={placement}>
          <PodFields />
        </ConfigProblems.Provider>
      ) : (
        <p>{t('Only for a catalog with an image: OLM starts no pod of this one with them.')}</p>
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

/** Rows that nobody has filled in yet are no settings. */
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
      <SourceFieldNotes
        field="pod"
        help={t(
          'Without node labels the pod runs on any Linux node; with them only on nodes that have all of them.',
        )}
      />
      {'affinity' in form.rest.pod && (
        <p>{t('The affinity that is set stays as it is. See YAML.')}</p>
      )}
      <ClassField />
      <SecurityField />
      <SourceTextField
        field="memoryTarget"
        label={t('Memory target')}
        isName
        placeholder="100Mi"
        help={t(
          'What the pod asks for, and what its server tries to stay below. It is not stopped when it takes more.',
        )}
      />
      <ExtractFields />
    </div>
  );
}

/** CS-012, CS-013, CS-054: what the pod may do, against what its namespace allows. */
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
        <FormSelectOption value="" label={t('Not set: as the namespace enforces')} />
        <FormSelectOption value="restricted" label="restricted" />
        <FormSelectOption value="legacy" label="legacy" />
        {!isKnown && <FormSelectOption value={form.security} label={form.security} />}
      </FormSelect>
    </SourceFieldGroup>
  );
}

function securityHelp(security: string, t: Translate): string {
  switch (security) {
    case 'restricted':
      return t(
        'The pod runs everywhere. File-based catalogs work with it; catalogs with an SQLite database that opm built before 4.11 do not start.',
      );
    case 'legacy':
      return t(
        'For catalogs with an SQLite database that opm built before 4.11. The namespace has to enforce no more than the Pod Security level baseline.',
      );
    default:
      return t(
        'OLM takes restricted where the namespace enforces the Pod Security level restricted, otherwise legacy. Older versions always take legacy.',
      );
  }
}

/** CS-016: not set, and set to nothing, are two things. */
function ClassField() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const { priorityClass } = form;
  const state = useFieldState('priorityClass');
  const [isOwn, setOwn] = useState(priorityClass !== null && !OFFERED.includes(priorityClass));
  const shown = isOwn ? OWN : (priorityClass ?? UNSET);
  return (
    <SourceFieldGroup
      field="priorityClass"
      label={t('Priority class')}
      help={t('Which pods make room for it on a node without any.')}
    >
      <FormSelect
        {...state}
        value={shown}
        onChange={(_, value) => {
          setOwn(value === OWN);
          if (value === OWN) return;
          edit({ priorityClass: value === UNSET ? null : value });
        }}
      >
        <FormSelectOption value={UNSET} label={t('Not set: OLM decides')} />
        <FormSelectOption value="" label={t('None: the default of the cluster')} />
        {SYSTEM.map((name) => (
          <FormSelectOption key={name} value={name} label={name} />
        ))}
        <FormSelectOption value={OWN} label={t('Another class')} />
      </FormSelect>
      {isOwn && (
        <TextInput
          aria-label={t('Name of the priority class')}
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

/** No name of a class has a space in it. */
const UNSET = 'not set';
const OWN = 'another one';

/** `extractContent`: OLM takes the files of a catalog out of its image, and serves them with an opm of its own. */
function ExtractFields() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const { extract } = form;
  return (
    <>
      <Checkbox
        id="operator-hub-source-extract"
        label={t('Serve the files of the image with the opm of OLM')}
        description={t('For file-based catalogs; whatever server is in the image is not started.')}
        isChecked={extract !== null}
        onChange={(_, isChecked) => {
          edit({ extract: isChecked ? USUAL : null });
        }}
      />
      {extract !== null && (
        <SideBySide>
          <DirectoryField
            part="catalogDir"
            extract={extract}
            label={t('Directory of the catalog')}
          />
          <DirectoryField
            part="cacheDir"
            extract={extract}
            label={t('Directory of the cache')}
            help={t('Without one the cache is made at each start.')}
          />
        </SideBySide>
      )}
    </>
  );
}

/** Where `opm generate dockerfile` puts them. */
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
