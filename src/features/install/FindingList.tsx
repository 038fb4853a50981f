import { AlertGroup } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/components/Notice';
import type { Finding } from '~/domain/install/finding';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { findingText } from './findingText';

/** What to know before installing, the worst first. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const t = useT();
  return (
    <AlertGroup isLiveRegion aria-label={t('Findings')}>
      {findings.map((finding) => {
        const { title, detail } = findingText(finding, t);
        return (
          <Notice
            key={`${finding.kind} ${title}`}
            isPlain
            variant={finding.severity === 'error' ? 'danger' : finding.severity}
            title={title}
            actionLinks={
              finding.kind === 'already-subscribed' && (
                <Link to={routes.installed(finding.namespace)}>{t('View installed')}</Link>
              )
            }
          >
            {detail}
          </Notice>
        );
      })}
    </AlertGroup>
  );
}
