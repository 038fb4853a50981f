import { useMemo } from 'react';
import { List, ListItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { JsonRecord } from '~/kube/json';
import { type Failure, isTransient } from '~/kube/failure';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { Spinner } from '~/ui/Spinner';
import type { DryRunResult } from '~/form/read/useCreateObject';
import type { ObjectForm } from './objectForm';
import { answerChanges, type FieldChange } from '~/form/rules/objectChange';
import { type PasswordHints, withoutPasswords } from '~/form/rules/passwords';
import type { ReadYaml } from '~/form/rules/yamlText';

/** The result of the dry run, and the server's changes of the document. */
export function DryRunView({ trial, read, hints }: Props) {
  const t = useT();
  switch (trial.kind) {
    case 'none':
      return null;
    case 'asking':
      return (
        <div role="status">
          <Spinner aria-hidden /> {t('Running server dry run')}
        </div>
      );
    case 'accepted':
      return (
        <Notice variant="success" isPlain title={t('Server dry run succeeded')}>
          {trial.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          {read.kind === 'object' && (
            <Answer answer={trial.object} sent={read.object} hints={hints} />
          )}
        </Notice>
      );
    case 'refused':
      return isAnswered(trial.failure) ? (
        <Notice variant="danger" isPlain title={t('Server dry run failed')}>
          <FailureText failure={trial.failure} />
        </Notice>
      ) : (
        <Notice variant="warning" isPlain title={t('Server dry run not available')}>
          <FailureText failure={trial.failure} />
        </Notice>
      );
  }
}

type Props = {
  readonly trial: DryRunResult;
  /** The sent document. */
  readonly read: ReadYaml;
  readonly hints: PasswordHints;
};

/** The data that identifies password fields, cached while a document is edited. */
export function usePasswordHints({ descriptors, definition }: ObjectForm): PasswordHints {
  return useMemo(
    () => ({ schema: definition?.schema ?? null, descriptors }),
    [descriptors, definition],
  );
}

/** Whether the server rejects the document itself. The message is that of k8s.io/apiserver, `NewDryRunUnsupportedErr`. */
function isAnswered(failure: Failure): boolean {
  return !isTransient(failure) && !failure.message.endsWith(' does not support dry run');
}

function Answer({ answer, sent, hints }: AnswerProps) {
  const t = useT();
  const { defaults, admission } = useMemo(
    () =>
      answerChanges(withoutPasswords(sent, hints), withoutPasswords(answer, hints), hints.schema),
    [answer, sent, hints],
  );
  return (
    <>
      {admission.length > 0 && (
        <Fold title={t('{{count}} field changed by admission', { count: admission.length })}>
          <Fields changes={admission} />
        </Fold>
      )}
      {defaults.length > 0 && (
        <Fold title={t('{{count}} default value added', { count: defaults.length })}>
          <Fields changes={defaults} />
        </Fold>
      )}
    </>
  );
}

type AnswerProps = Pick<Props, 'hints'> & {
  readonly answer: object;
  readonly sent: JsonRecord;
};

function Fields({ changes }: { readonly changes: readonly FieldChange[] }) {
  return (
    <List isPlain>
      {changes.slice(0, MOST).map(({ path, before, after }) => (
        <ListItem key={path.join('.')}>
          <Mono>{path.join('.')}</Mono>:{' '}
          {before !== undefined && (
            <>
              <del>{valueText(before)}</del>{' '}
            </>
          )}
          <ins>{valueText(after)}</ins>
        </ListItem>
      ))}
    </List>
  );
}

const MOST = 100;

/** A value on one line. */
export function valueText(value: unknown): string {
  return value === undefined ? '–' : JSON.stringify(value).slice(0, LONGEST);
}

const LONGEST = 120;
