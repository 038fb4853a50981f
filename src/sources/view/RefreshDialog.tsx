import {
  Button,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  StackItem,
} from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Notice } from '~/ui/Notice';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { all, dataOr } from '~/kube/loadable';
import type { SourceEndpoint } from '~/olm/catalogSources/catalogSourceItem';
import { useT, type Translate } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { StepMark } from '~/ui/StepMark';
import {
  type PackageNews,
  type SourceRefresh,
  useSourceRefresh,
} from '~/sources/read/useSourceRefresh';
import type { RefreshProgress } from '~/sources/rules/refreshProgress';

/**
 * Deletes the pod of a catalog. OLM starts another one, which pulls the current image. Remains open until it is ready.
 */
export function RefreshDialog({ catalog, onClose }: Props) {
  const t = useT();
  const { name } = catalog;
  const { endpoint, podCount, calls, run, ...outcome } = useSourceRefresh(catalog);
  return (
    <ActionDialog
      action={{
        titles: {
          question: t('Restart CatalogSource {{name}}?', { name }),
          action: t('Restart'),
          done: t('CatalogSource {{name}} is restarting', { name }),
        },
        text: t(
          'OLM re-creates the catalog pod. Until the pod is ready, OLM cannot install or update Operators in namespaces that use this catalog. Installed Operators continue to run.',
        ),
        losses: [endpoint.status === 'ready' && contentText(endpoint.data, t)],
        notices: [
          dataOr(podCount, null) === 0 &&
            !run.isRunning && { variant: 'info', title: t('No catalog pod found') },
        ],
        calls,
      }}
      run={run}
      facts={{ of: all({ endpoint, podCount }), what: t('Pods') }}
      afterwards={<RefreshOutcome {...outcome} />}
      onClose={onClose}
    />
  );
}

type Props = {
  readonly catalog: { readonly namespace: string; readonly name: string };
  readonly onClose: () => void;
};

/** The effect of a restart depends on the content source (CS-006, CS-008). */
function contentText(endpoint: SourceEndpoint, t: Translate): string | false {
  switch (endpoint.kind) {
    case 'image':
      return endpoint.isPinned
        ? t('The image references a digest. Its content does not change.')
        : t('The image is pulled when the catalog pod starts.');
    case 'configmap':
      return t('The new pod reads ConfigMap {{name}} again.', endpoint);
    case 'address':
      return t('This catalog uses an external registry server. OLM does not create a pod.');
    case 'none':
      return false;
  }
}

/** The progress after the pod was deleted, and the changes. */
function RefreshOutcome({ digestBefore, progress, packages }: RefreshOutcomeProps) {
  const t = useT();
  if (progress === null) return null;
  const isBack = progress.kind === 'back';
  const problem = progress.kind === 'starting' ? progress.problem : null;
  return (
    <>
      <StackItem aria-live="polite">
        <StepMark state={{ kind: isBack ? 'done' : 'running' }} /> {progressText(progress, t)}
      </StackItem>
      {problem !== null && (
        <StackItem>
          <Notice variant="danger" title={t('The new pod does not start: {{reason}}', problem)}>
            {problem.message}
          </Notice>
        </StackItem>
      )}
      {progress.kind === 'back' && (
        <StackItem>
          <DescriptionList isHorizontal isCompact>
            <Row term={t('Previous image')}>{digestText(digestBefore, t)}</Row>
            <Row term={t('Current image')}>
              {digestText(progress.digest, t)}{' '}
              {digestBefore !== null && digestBefore === progress.digest && t('(unchanged)')}
            </Row>
            <Row term={t('Packages')}>
              <Packages {...packages} />
            </Row>
          </DescriptionList>
        </StackItem>
      )}
    </>
  );
}

type RefreshOutcomeProps = Pick<SourceRefresh, 'digestBefore' | 'progress' | 'packages'>;

function progressText(progress: RefreshProgress, t: Translate): string {
  switch (progress.kind) {
    case 'no-pod':
      return t('Waiting for OLM to create a new pod.');
    case 'starting':
      return t('The catalog pod is starting');
    case 'connecting':
      return t('Connecting');
    case 'back':
      return t('Catalog pod {{pod}} is ready.', { pod: progress.pod });
  }
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <DescriptionListGroup>
      <DescriptionListTerm>{term}</DescriptionListTerm>
      <DescriptionListDescription>{children}</DescriptionListDescription>
    </DescriptionListGroup>
  );
}

function digestText(digest: string | null, t: Translate) {
  return digest === null ? t('Unknown') : <Mono title={digest}>{digest.slice(0, 19)}</Mono>;
}

function Packages({ before, difference, isAsking, askAgain }: PackageNews) {
  const t = useT();
  return (
    <>
      {packagesTexts(before, difference, t).map((text) => (
        <div key={text}>{text}</div>
      ))}
      {before !== null && (
        <Button variant="link" isInline isDisabled={isAsking} onClick={askAgain}>
          {t('Refresh')}
        </Button>
      )}
    </>
  );
}

function packagesTexts(
  before: number | null,
  difference: PackageNews['difference'],
  t: Translate,
): readonly string[] {
  if (before === null) return [t('Unknown')];
  switch (difference.status) {
    case 'loading':
      return [t('Loading')];
    case 'failed':
      return [t('Unknown')];
    case 'ready': {
      const { added, gone } = difference.data;
      if (added.length + gone.length === 0) {
        return [t('{{count}} packages, unchanged', { count: before })];
      }
      return [
        ...(added.length === 0 ? [] : [t('Added: {{names}}.', { names: t.list(added) })]),
        ...(gone.length === 0 ? [] : [t('Removed: {{names}}.', { names: t.list(gone) })]),
      ];
    }
  }
}
