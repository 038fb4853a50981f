import type { ReactNode } from 'react';
import { AlertActionLink } from '@patternfly/react-core';
import { type KindTexts, textOfKind, useT } from '~/i18n';
import { FindingList } from '~/ui/findings/FindingList';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { violationText } from '~/ui/violationText';
import { type DocumentCause, type DocumentFinding, isMissing } from '~/form/rules/documentFindings';

/** The findings about a document before it is sent. */
export function DocumentFindings({ findings, isTried = true, onLine }: Props) {
  const t = useT();
  const shown = isTried ? findings : findings.filter((one) => !isMissing(one));
  return shown.length === 0 ? null : (
    <FindingList
      label={t('Validation')}
      findings={shown}
      textOf={(finding) => ({ sentence: textOfKind(DOCUMENT_TEXTS, finding, t) })}
      linksOf={(finding) =>
        'line' in finding && finding.line !== null
          ? [<LineLink key="line" line={finding.line} onLine={onLine} />]
          : []
      }
    />
  );
}

type Props = {
  readonly findings: readonly DocumentFinding[];
  /** False: empty required fields are not errors yet. */
  readonly isTried?: boolean;
  readonly onLine: (line: number) => void;
};

function LineLink({ line, onLine }: { readonly line: number } & Pick<Props, 'onLine'>) {
  const t = useT();
  return (
    <AlertActionLink
      onClick={() => {
        onLine(line);
      }}
    >
      {t('Line {{line}}', { line })}
    </AlertActionLink>
  );
}

/** The text of a finding. */
export function FindingText({ finding }: { readonly finding: DocumentCause }) {
  return textOfKind(DOCUMENT_TEXTS, finding, useT());
}

const DOCUMENT_TEXTS: KindTexts<DocumentCause, ReactNode> = {
  violation: (t, { violation: { path, reason } }) =>
    ofField(violationText(reason, t), path === '' ? t('Resource') : path),
  dropped: (t, { path }) =>
    ofField(t('<path/> is not in the schema. The API server removes it.'), path),
  rounded: (t, { path }) =>
    ofField(
      t('<path/> has an integer that browsers cannot process exactly. Use the CLI to change it.'),
      path,
    ),
  placeholder: (t, { path }) => ofField(t('<path/> contains a placeholder.'), path),
  rejected: (_, { message }) => message,
  broken: (t, finding) => t('Invalid YAML: {{message}}', finding),
  'too-large': (t) => t('The document exceeds the limit of 1.5 MB.'),
  'no-object': (t) => t('Enter one Kubernetes resource in YAML.'),
  'other-kind': (t, finding) => t('The resource must be {{expected}}.', finding),
  'no-name': (t) => t('Specify a name.'),
  'no-namespace': (t) => t('Specify a namespace.'),
  renamed: (t) => t('Name and namespace cannot be changed.'),
  deprecated: (t, finding) => finding.message ?? t('This API version is deprecated.'),
  stated: (_, { text }) => text,
};

function ofField(text: string, path: string): ReactNode {
  return <Sentence text={text} parts={{ path: <Mono>{path}</Mono> }} />;
}
