import type { ReactNode } from 'react';
import { AlertActionLink, Button } from '@patternfly/react-core';
import type { Difference, Failure, FailureKind } from '~/kube/failure';
import { type Translate, useT } from '~/i18n';
import { PermissionGrant } from './permissions/PermissionGrant';
import { usePermissionText } from './permissionText';
import { MissingChunkText, ReloadLink } from '~/ui/lazy/LazyPart';
import { Notice } from './Notice';

/** A failure, the missing permission or affected object, and the possible actions. */
export function FailureAlert({ failure, what, onRetry = failure.retry }: Props) {
  const t = useT();
  return (
    <Notice
      variant={failure.kind === 'forbidden' ? 'warning' : 'danger'}
      isLiveRegion
      title={titleOf(failure.kind, what, t)}
      actionLinks={onRetry && <AlertActionLink onClick={onRetry}>{t('Try again')}</AlertActionLink>}
    >
      <Cause failure={failure} />
    </Notice>
  );
}

type Props = {
  readonly failure: Failure;
  /** What failed to load or run, as a noun phrase: "Subscriptions". */
  readonly what: string;
  readonly onRetry?: () => void;
};

/** The cause and the actions, inside an element that already says what failed. */
export function FailureText({ failure, cause }: TextProps): ReactNode {
  const t = useT();
  const isUnserved = failure.kind === 'not-served' && failure.message === '';
  return (
    <>
      {cause ?? (isUnserved ? <p>{t('Not served')}</p> : <Cause failure={failure} />)}
      {failure.retry && (
        <p>
          <Button variant="link" isInline onClick={failure.retry}>
            {t('Try again')}
          </Button>
        </p>
      )}
    </>
  );
}

type TextProps = CauseProps & {
  /** A message of the page instead of the default. */
  readonly cause?: ReactNode;
};

type CauseProps = { readonly failure: Failure };

/** The cause in a sentence, followed by the server's message. */
function Cause({ failure }: CauseProps): ReactNode {
  const t = useT();
  const permissionText = usePermissionText();
  if (failure.kind === 'chunk-missing') {
    return (
      <p>
        <MissingChunkText /> <ReloadLink />
      </p>
    );
  }
  return (
    <>
      {failure.permission && (
        <>
          <p>
            {t('You do not have permission to {{permission}}.', {
              permission: permissionText(failure.permission),
            })}
          </p>
          <PermissionGrant permissions={[failure.permission]} />
        </>
      )}
      {failure.rejected?.map((one) => (
        <p key={`${one.field} ${one.message}`}>
          <strong>{one.field}</strong> {one.message}
        </p>
      ))}
      {failure.kind === 'admission-denied' && failure.webhook !== undefined && (
        <p>{t('Rejected by admission webhook {{name}}.', { name: failure.webhook })}</p>
      )}
      {!isRepetition(failure) && <p>{failure.message}</p>}
      {failure.differences !== undefined && <Differences differences={failure.differences} />}
      {failure.retryAfter !== undefined && (
        <p>{t('Try again in {{count}} second.', { count: failure.retryAfter })}</p>
      )}
    </>
  );
}

/** The server's message about an invalid object repeats the fields that are listed already. */
function isRepetition({ message, rejected = [] }: Failure): boolean {
  if (message === '') return true;
  return rejected.length > 0 && rejected.every((one) => message.includes(one.message));
}

/** The differences between the existing and the expected object. */
function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const t = useT();
  const absent = t('absent');
  return (
    <ul>
      {differences.map(({ field, wanted, found }) => (
        <li key={field}>
          {found === undefined
            ? t('{{field}} is not set. Expected: {{wanted}}', {
                field,
                wanted: valueText(wanted),
              })
            : t('{{field}} is {{found}}. Expected: {{wanted}}', {
                field,
                found: valueText(found),
                wanted: wanted === undefined ? absent : valueText(wanted),
              })}
        </li>
      ))}
    </ul>
  );
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function titleOf(kind: FailureKind, what: string, t: Translate): string {
  switch (kind) {
    case 'forbidden':
      return t('{{what}}: Insufficient permissions', { what });
    case 'not-found':
      return t('{{what}}: Not found', { what });
    case 'already-exists':
      return t('{{what}}: Already exists', { what });
    case 'conflict':
      return t('{{what}}: Conflict with a later change', { what });
    case 'invalid':
      return t('{{what}}: Rejected by the API server', { what });
    case 'quota-exceeded':
      return t('{{what}}: Namespace quota exceeded', { what });
    case 'admission-denied':
      return t('{{what}}: Denied by a cluster policy', { what });
    case 'webhook-failed':
      return t('{{what}}: Admission webhook not responding', { what });
    case 'not-empty':
      return t('{{what}}: No longer empty', { what });
    case 'session-expired':
      return t('{{what}}: Session expired. Log in again.', { what });
    case 'too-many-requests':
      return t('{{what}}: API server busy', { what });
    case 'not-served':
      return t('{{what}}: Kind not available on this cluster', { what });
    case 'offline':
      return t('{{what}}: Cluster not reachable', { what });
    case 'server':
    case 'chunk-missing':
    case 'other':
      return t('{{what}}: An error occurred', { what });
  }
}
