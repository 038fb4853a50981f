import { Button, Flex, FlexItem } from '@patternfly/react-core';
import { CopyIcon, DownloadIcon } from '@patternfly/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeMirrorEditor } from '../../../editor/CodeMirrorEditor';

/** The props of the SDK's CodeEditor that this one honours; those of Monaco have no meaning here. */
export type CodeEditorProps = {
  readonly value?: string;
  readonly language?: string;
  readonly isReadOnly?: boolean;
  readonly height?: string;
  readonly minHeight?: string;
  readonly isCopyEnabled?: boolean;
  readonly isDownloadEnabled?: boolean;
  readonly downloadFileName?: string;
  readonly toolbarLinks?: ReactNode[];
  readonly onChange?: (value: string) => void;
  readonly onCodeChange?: (value: string) => void;
  readonly onSave?: () => void;
};

/** A CodeMirror editor in place of the console's Monaco. */
export function AsyncCodeEditor(props: CodeEditorProps) {
  const { t } = useTranslation('public');
  const { value = '', language, toolbarLinks } = props;
  return (
    <div className="co-code-editor" data-test="code-editor">
      <Flex justifyContent={{ default: 'justifyContentSpaceBetween' }}>
        <FlexItem>{toolbarLinks}</FlexItem>
        <FlexItem>
          <Copy {...props} />
          <Download {...props} />
        </FlexItem>
      </Flex>
      <CodeMirrorEditor
        value={value}
        language={language}
        isReadOnly={props.isReadOnly === true}
        label={t('Code editor')}
        height={props.height}
        minHeight={props.minHeight}
        onSave={props.onSave}
        onChange={(text) => {
          props.onChange?.(text);
          props.onCodeChange?.(text);
        }}
      />
    </div>
  );
}

function Copy({ isCopyEnabled = false, value = '' }: CodeEditorProps) {
  const { t } = useTranslation('public');
  return isCopyEnabled ? (
    <Button
      variant="plain"
      icon={<CopyIcon />}
      aria-label={t('Copy to clipboard')}
      onClick={() => void navigator.clipboard.writeText(value)}
    />
  ) : null;
}

function Download(props: CodeEditorProps) {
  const { isDownloadEnabled = false, value = '', downloadFileName = 'code.yaml' } = props;
  const { t } = useTranslation('public');
  return isDownloadEnabled ? (
    <Button
      variant="plain"
      icon={<DownloadIcon />}
      aria-label={t('Download')}
      component="a"
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(value)}`}
      {...{ download: downloadFileName }}
    />
  ) : null;
}
