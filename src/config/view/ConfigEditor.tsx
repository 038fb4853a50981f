import { useEffect, useMemo, useRef } from 'react';
import { Skeleton } from '@patternfly/react-core';
import type { RejectedField } from '~/kube/failure';
import { dataOr } from '~/kube/loadable';
import { subscriptionModel } from '~/kube/models/olm';
import { readConfig } from '~/config/rules/configShape';
import { ruleFindings } from '~/config/rules/configFindings';
import { textOf, withConfigText } from '~/config/rules/configYaml';
import type { ConfigDraft } from '~/config/rules/draft';
import { useDefinition } from '~/form/read/useDefinition';
import { partOf } from '~/form/rules/definition';
import type { DocumentFinding } from '~/form/rules/documentFindings';
import { FormEditor } from '~/form/view/FormEditor';
import type { FormTable } from '~/form/view/formTable';
import type { ObjectForm } from '~/form/view/objectForm';
import { useDocument } from '~/form/view/useDocument';
import { useT } from '~/i18n';
import { FailureAlert } from '~/ui/FailureAlert';
import { CONFIG_TABLE } from './configTable';
import type { SettingsProps } from './settingsProps';
import { configText } from './texts';
import { InjectsTrustedCa } from './TrustedCaField';

/** The `spec.config` of a Subscription as a form or as YAML (IN-033, IN-034). Invalid text is kept. */
export function ConfigEditor(props: SettingsProps) {
  const { draft, injectsTrustedCa, namespace, onChange } = props;
  const t = useT();
  const definition = useDefinition(NAME, subscriptionModel);
  const form = useConfigForm(dataOr(definition, null), props.omitted ?? ALL);
  const text = useMemo(() => textOf(draft), [draft]);
  const document = useDocument(text, form);
  // An action can make several changes before the next render.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const change = (changed: ConfigDraft) => {
    latest.current = changed;
    onChange(changed);
  };
  if (definition.status === 'loading') {
    return <Skeleton height="12rem" screenreaderText={t('Loading')} />;
  }
  return (
    <InjectsTrustedCa.Provider value={injectsTrustedCa}>
      {definition.status === 'failed' && (
        <FailureAlert
          failure={definition.failure}
          what={t('{{kind}} {{name}}', { kind: 'CustomResourceDefinition', name: NAME })}
        />
      )}
      <FormEditor
        form={form}
        isNew={false}
        isTried
        text={text}
        document={document}
        refused={NONE}
        namespace={namespace}
        yamlLabel={t('Operator settings (YAML)')}
        typed={draft.typed}
        onTyped={(typed) => {
          change({ ...latest.current, typed });
        }}
        onText={(next) => {
          const before = latest.current;
          change(withConfigText(before, typeof next === 'string' ? next : next(textOf(before))));
        }}
      />
    </InjectsTrustedCa.Provider>
  );
}

/** The page displays the rejections of the server. */
const NONE: readonly RejectedField[] = [];
/** No field is omitted. */
const ALL: readonly string[] = [];

const NAME = `${subscriptionModel.plural}.${subscriptionModel.group}`;
const CONFIG = ['spec', 'config'];

function useConfigForm(
  definition: ObjectForm['definition'],
  omitted: readonly string[],
): ObjectForm {
  const t = useT();
  return useMemo(
    () => ({
      model: subscriptionModel,
      definition: definition === null ? null : partOf(definition, CONFIG, omitted),
      isPart: true,
      descriptors: [],
      table: tableWithout(omitted),
      others: (object): readonly DocumentFinding[] => {
        const read = readConfig(object);
        const findings =
          'config' in read
            ? ruleFindings(read.config)
            : read.findings.filter(() => definition === null);
        return findings
          .filter(({ path }) => !omitted.includes(path))
          .map((finding) => ({
            kind: 'stated',
            severity: finding.severity,
            path: finding.path,
            text: configText(finding, t),
          }));
      },
    }),
    [definition, omitted, t],
  );
}

/** Without a field for the proxy, its variables are displayed like all others. */
function tableWithout(omitted: readonly string[]): FormTable {
  const sections = CONFIG_TABLE.filter(({ fields }) =>
    fields.every(({ path }) => !omitted.includes(path[0] ?? '')),
  );
  if (!omitted.includes('proxy')) return sections;
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) =>
      field.items === undefined
        ? field
        : { ...field, items: { ...field.items, isElsewhere: () => false } },
    ),
  }));
}
