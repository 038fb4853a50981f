import { useState } from 'react';
import { ExpandableSection, Label } from '@patternfly/react-core';
import { ConfigProblems } from '~/config/view/configContext';
import { PairRows } from '~/config/view/PairRows';
import { TolerationRows } from '~/config/view/TolerationRows';
import { recordIn } from '~/kube/json';
import { placementProblems } from '~/sources/rules/form/podProblems';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import { sourceManifest } from '~/sources/rules/form/sourceManifest';
import { useT } from '~/i18n';
import { ClassField } from './ClassField';
import { ExtractFields } from './ExtractFields';
import { SecurityField } from './SecurityField';
import { SourceFieldNotes } from './SourceFieldGroup';
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
