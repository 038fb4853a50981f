import { Button, HelperText } from '@patternfly/react-core';
import { type KindTexts, textOfKind, useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { violationText } from '~/ui/violationText';
import { type Finding, isBlocking, type PlainFinding } from '~/operands/rules/findings';

/** The findings about a document before it is sent. */
export function FindingsList({ findings, onLine }: Props) {
  const t = useT();
  if (findings.length === 0) return null;
  return (
    <HelperText
      isLiveRegion
      aria-label={t('Validation')}
      className="operator-hub__instance-findings"
    >
      {findings.map((finding) => (
        <HelperTextItem key={JSON.stringify(finding)} variant={variantOf(finding)}>
          <FindingText finding={finding} />{' '}
          {'line' in finding && finding.line !== null && (
            <LineButton line={finding.line} onLine={onLine} />
          )}
        </HelperTextItem>
      ))}
    </HelperText>
  );
}

type Props = { readonly findings: readonly Finding[]; readonly onLine: (line: number) => void };

function LineButton({ line, onLine }: { readonly line: number } & Pick<Props, 'onLine'>) {
  const t = useT();
  return (
    <Button
      variant="link"
      isInline
      onClick={() => {
        onLine(line);
      }}
    >
      {t('Line {{line}}', { line })}
    </Button>
  );
}

function variantOf(finding: Finding): 'error' | 'warning' {
  return isBlocking(finding) || finding.kind === 'violation' ? 'error' : 'warning';
}

/** The text of a finding. */
export function FindingText({ finding }: { readonly finding: Finding }) {
  const t = useT();
  switch (finding.kind) {
    case 'violation': {
      const { path, reason } = finding.violation;
      return (
        <Sentence
          text={violationText(reason, t)}
          parts={{ path: <Mono>{path === '' ? t('Resource') : path}</Mono> }}
        />
      );
    }
    case 'dropped':
      return (
        <Sentence
          text={t('<path/> is not in the schema. The API server removes it.')}
          parts={{ path: <Mono>{finding.path}</Mono> }}
        />
      );
    case 'rounded':
      return (
        <Sentence
          text={t(
            '<path/> has an integer that browsers cannot process exactly. Use the CLI to change it.',
          )}
          parts={{ path: <Mono>{finding.path}</Mono> }}
        />
      );
    case 'placeholder':
      return (
        <Sentence
          text={t('<path/> contains a placeholder.')}
          parts={{ path: <Mono>{finding.path}</Mono> }}
        />
      );
    default:
      return textOfKind(FINDING_TEXTS, finding, t);
  }
}

const FINDING_TEXTS: KindTexts<PlainFinding> = {
  broken: (t, finding) => t('Invalid YAML: {{message}}', finding),
  'too-large': (t) => t('The document exceeds the limit of 1.5 MB.'),
  'no-object': (t) => t('Enter one Kubernetes resource in YAML.'),
  'other-kind': (t, finding) => t('The resource must be {{expected}}.', finding),
  'no-name': (t) => t('Specify a name.'),
  'no-namespace': (t) => t('Specify a namespace.'),
  renamed: (t) => t('Name and namespace cannot be changed.'),
  'not-watched': (t, finding) => t('The Operator does not watch namespace {{namespace}}.', finding),
  'no-operator': (t) => t('No installed Operator manages these instances'),
  'operator-not-ready': (t) => t('The Operator is not ready.'),
  deprecated: (t, finding) => finding.message ?? t('This API version is deprecated.'),
};
