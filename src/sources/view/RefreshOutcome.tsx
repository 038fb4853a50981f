import type { ReactNode } from 'react';
import {
  Button,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  StackItem,
} from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { StepMark } from '~/ui/StepMark';
import type { Loadable } from '~/kube/loadable';
import type { RefreshProgress } from '~/sources/rules/refreshProgress';
import { type Translate, useT } from '~/i18n';

/** How a catalog comes back after its pod was deleted, and what is new then. */
export function RefreshOutcome({ digestBefore, progress, packages }: RefreshOutcomeProps) {
  const t = useT();
  if (progress === null) return null;
  const isBack = progress.kind === 'back';
  const trouble = progress.kind === 'starting' ? progress.trouble : null;
  return (
    <>
      <StackItem aria-live="polite">
        <StepMark state={{ kind: isBack ? 'done' : 'running' }} /> {progressText(progress, t)}
      </StackItem>
      {trouble !== null && (
        <StackItem>
          <Notice variant="danger" title={t('The new pod does not start: {{reason}}', trouble)}>
            {trouble.message}
          </Notice>
        </StackItem>
      )}
      {progress.kind === 'back' && (
        <StackItem>
          <DescriptionList isHorizontal isCompact>
            <Row term={t('Image before')}>{digestText(digestBefore, t)}</Row>
            <Row term={t('Image now')}>
              {digestText(progress.digest, t)}{' '}
              {digestBefore !== null && digestBefore === progress.digest && t('(the same)')}
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

export type RefreshOutcomeProps = {
  readonly digestBefore: string | null;
  /** `null`: nothing is known. */
  readonly progress: RefreshProgress | null;
  readonly packages: PackagesProps;
};

type PackagesProps = {
  readonly before: number | null;
  readonly difference: Loadable<{
    readonly added: readonly string[];
    readonly gone: readonly string[];
  }>;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
};

function progressText(progress: RefreshProgress, t: Translate): string {
  switch (progress.kind) {
    case 'no-pod':
      return t('Waiting for OLM to make a new pod.');
    case 'starting':
      return t('Pod {{pod}} is starting.', { pod: progress.pod });
    case 'connecting':
      return t('Pod {{pod}} is ready; OLM connects: {{observed}}', {
        pod: progress.pod,
        observed: progress.observed === '' ? '–' : progress.observed,
      });
    case 'back':
      return t('The catalog answers again, from pod {{pod}}.', { pod: progress.pod });
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
  return digest === null ? t('Not known') : <Mono title={digest}>{digest.slice(0, 19)}</Mono>;
}

function Packages({ before, difference, isAsking, askAgain }: PackagesProps) {
  const t = useT();
  return (
    <>
      {packagesText(before, difference, t)}{' '}
      {before !== null && (
        <Button variant="link" isInline isDisabled={isAsking} onClick={askAgain}>
          {t('Look again')}
        </Button>
      )}
    </>
  );
}

function packagesText(
  before: number | null,
  difference: PackagesProps['difference'],
  t: Translate,
): string {
  if (before === null) return t('Not known');
  switch (difference.status) {
    case 'loading':
      return t('Asking…');
    case 'failed':
      return t('They could not be read.');
    case 'ready': {
      const { added, gone } = difference.data;
      if (added.length + gone.length === 0) {
        return t('The same {{count}} package as before. A new image may show a little later.', {
          count: before,
        });
      }
      return [
        ...(added.length === 0 ? [] : [t('New: {{names}}.', { names: t.list(added) })]),
        ...(gone.length === 0 ? [] : [t('Gone: {{names}}.', { names: t.list(gone) })]),
      ].join(' ');
    }
  }
}
