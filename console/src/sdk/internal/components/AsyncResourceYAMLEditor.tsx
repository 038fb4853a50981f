import { ActionGroup, Alert, Button, Title } from '@patternfly/react-core';
import type { ResourceYAMLEditorProps } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { useTranslation } from 'react-i18next';
import { CodeMirrorEditor } from '../../../editor/CodeMirrorEditor';
import { useYamlEditor } from '../../../editor/useYamlEditor';
import type { YamlEditor } from '../../../editor/useYamlEditor';

/** An object as YAML: read-only, or to be saved through the API (or by `onSave`, which then replaces that). */
export function AsyncResourceYAMLEditor(props: ResourceYAMLEditorProps) {
  const { t } = useTranslation('public');
  const { initialResource, header, onSave, onChange, create = false } = props;
  const isReadOnly = props.readOnly === true;
  const editor = useYamlEditor(initialResource, create);
  const shown = {
    ...editor,
    save:
      onSave === undefined
        ? editor.save
        : () => {
            onSave(editor.text);
          },
  };
  return (
    <div className="stand-in-yaml" data-test="yaml-editor">
      {props.hideHeader !== true && header !== undefined && (
        <Title headingLevel="h2">{header}</Title>
      )}
      <CodeMirrorEditor
        value={editor.text}
        isReadOnly={isReadOnly}
        label={t('YAML')}
        height="60vh"
        onSave={isReadOnly ? undefined : shown.save}
        onChange={(text) => {
          editor.setText(text);
          onChange?.(text);
        }}
      />
      <Messages editor={shown} isReadOnly={isReadOnly} />
      {!isReadOnly && <Buttons editor={shown} create={create} />}
    </div>
  );
}

function Messages({
  editor,
  isReadOnly,
}: {
  readonly editor: YamlEditor;
  readonly isReadOnly: boolean;
}) {
  const { t } = useTranslation('public');
  const { failure, success, isStale } = editor;
  return (
    <div aria-live="polite">
      {failure !== undefined && (
        <Alert component="h2" variant="danger" isInline title={t('An error occurred')}>
          {failure}
        </Alert>
      )}
      {success !== undefined && failure === undefined && (
        <Alert
          component="h2"
          variant="success"
          isInline
          title={t('{{object}} has been saved', { object: success })}
        />
      )}
      {isStale && !isReadOnly && (
        <Alert component="h2" variant="info" isInline title={t('This object has been updated.')}>
          {t('Click reload to see the new version.')}
        </Alert>
      )}
    </div>
  );
}

function Buttons({ editor, create }: { readonly editor: YamlEditor; readonly create: boolean }) {
  const { t } = useTranslation('public');
  const { isBusy, save, reload } = editor;
  return (
    <ActionGroup className="stand-in-yaml__actions">
      <Button
        variant="primary"
        isDisabled={isBusy}
        isLoading={isBusy}
        data-test="save-changes"
        onClick={save}
      >
        {create ? t('Create') : t('Save')}
      </Button>
      {!create && (
        <Button variant="secondary" data-test="reload-object" onClick={reload}>
          {t('Reload')}
        </Button>
      )}
    </ActionGroup>
  );
}
