import { Elapsed } from '~/ui/Elapsed';
import { Notice } from '~/ui/Notice';
import { Sentence } from '~/ui/Sentence';
import { textIn, textsIn } from '~/kube/json';
import { useT } from '~/i18n';
import type { ExistingSource } from './sourceDetails';

/** It is being deleted, and perhaps something keeps it. */
export function DeletionNotice({ source: { metadata } }: { readonly source: ExistingSource }) {
  const t = useT();
  const since = textIn(metadata.deletionTimestamp);
  if (since === null) return null;
  const finalizers = textsIn(metadata.finalizers);
  return (
    <Notice
      variant="info"
      className="operator-hub__source-notice"
      title={
        <Sentence
          text={t('This catalog source is being deleted <time/>')}
          parts={{ time: <Elapsed since={since} /> }}
        />
      }
    >
      {finalizers.length === 0
        ? t('Its pod, its Service and its packages go with it.')
        : t('It goes when whoever set these finalizers has taken them away: {{finalizers}}', {
            finalizers: t.list(finalizers),
          })}
    </Notice>
  );
}
