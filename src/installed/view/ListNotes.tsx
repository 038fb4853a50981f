import { StackItem, AlertActionLink } from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import type { Failure } from '~/kube/failure';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { Sentence } from '~/ui/Sentence';
import type { AllInstalled } from '~/installed/read/useAllInstalled';
import type { NamespaceByNamespace, ReadOnce } from '~/olm/read/useInstalledList';
import { relevantPermissions, stagesWithProblems } from '~/olm/diagnosis/diagnosis';
import { useT } from '~/i18n';
import { UnreadNamespaces } from '~/ui/UnreadNamespaces';

/** Notices about the list as a whole. */
export function ListNotes({ list }: { readonly list: AllInstalled }) {
  const t = useT();
  const { missing, areKept, byNamespace, extensionsFailure } = list;
  const isNotAllowed = extensionsFailure?.kind === 'forbidden';
  return (
    <>
      {byNamespace !== null && (
        <StackItem>
          <NamespaceProgress of={byNamespace} hidden={isNotAllowed ? [extensionsFailure] : []} />
        </StackItem>
      )}
      {missing.length + Number(isNotAllowed && byNamespace === null) > 0 && (
        <StackItem>
          <Incomplete list={list} />
        </StackItem>
      )}
      {extensionsFailure !== null && !isNotAllowed && (
        <StackItem className="operator-hub__installed-incomplete">
          <FailureText failure={extensionsFailure} />
        </StackItem>
      )}
      {areKept && (
        <StackItem>
          <Notice variant="info" title={t('Copied CSVs are disabled on this cluster')} />
        </StackItem>
      )}
    </>
  );
}

/**
 * Usually only cluster administrators can read everything, so the notice appears only if a status can depend on it.
 * Extensions of OLM v1 are never among them: it is one line that they are not listed.
 */
function Incomplete({ list }: { readonly list: AllInstalled }) {
  const { missing, operators, byNamespace, extensionsFailure } = list;
  const isNotAllowed = byNamespace === null && extensionsFailure?.kind === 'forbidden';
  const t = useT();
  const stages = stagesWithProblems(operators);
  const isDecisive = missing.some(
    ({ permission }) =>
      permission === undefined || relevantPermissions([permission], stages).length > 0,
  );
  const failures = [...missing, ...(isNotAllowed ? [extensionsFailure] : [])].map((failure) => (
    <FailureText
      key={`${failure.message} ${failure.permission?.resource ?? ''}`}
      failure={failure}
    />
  ));
  return isDecisive ? (
    <Notice variant="info" title={t('Some data could not be loaded')}>
      {failures}
    </Notice>
  ) : (
    <div className="operator-hub__installed-incomplete">
      <Fold title={t('Some data could not be loaded')}>{failures}</Fold>
    </div>
  );
}

/**
 * Why the namespaces are read one by one, the progress, and the namespaces that could not be read. One line if all are
 * followed, as for most users of a few projects.
 */
function NamespaceProgress({ of, hidden }: NamespaceProgressProps) {
  const t = useT();
  const { cause, total, settled, unread, once } = of;
  const title =
    settled < total
      ? t('{{settled}} of {{count}} namespaces loaded', { settled, count: total })
      : t('Operators in your {{count}} namespaces', { count: total });
  const reasons = (
    <>
      {[cause, ...hidden].map((failure) => (
        <FailureText key={failure.permission?.resource ?? failure.message} failure={failure} />
      ))}
      <p>{t('Contact your cluster administrator.')}</p>
    </>
  );
  if (settled >= total && unread.length === 0 && once === null) {
    return (
      <div className="operator-hub__installed-incomplete">
        <Fold title={title}>{reasons}</Fold>
      </div>
    );
  }
  return (
    <Notice
      variant={unread.length > 0 ? 'warning' : 'info'}
      title={title}
      actionLinks={
        once !== null && <AlertActionLink onClick={once.refresh}>{t('Refresh')}</AlertActionLink>
      }
    >
      {once !== null && <ReadOnceText once={once} />}
      {reasons}
      <UnreadNamespaces unread={unread} />
    </Notice>
  );
}

type NamespaceProgressProps = {
  readonly of: NamespaceByNamespace;
  /** Further reasons why Operators are not listed. */
  readonly hidden: readonly Failure[];
};

/** The parts of the list that are watched, and the time when the others were read. */
function ReadOnceText({ once: { readAt, followed } }: { readonly once: ReadOnce }) {
  const t = useT();
  return (
    <>
      {followed.length > 0 && (
        <p>{t('Live updates: {{namespaces}}', { namespaces: t.list(followed) })}</p>
      )}
      {readAt !== null && (
        <p>
          <Sentence
            text={t('Last updated: <time/>')}
            parts={{ time: <Timestamp timestamp={readAt} simple /> }}
          />
        </p>
      )}
    </>
  );
}
