import { ClipboardCopy, ClipboardCopyVariant } from '@patternfly/react-core';
import { useHref } from 'react-router';
import type { ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** A text for somebody who may approve the plan: what it is, where it can be reviewed, and the command. */
export function ApprovalRequest({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const { namespace, name, csvNames } = plan;
  const path = useHref(routes.plan(namespace, name));
  const address = new URL(path, document.baseURI).href;
  const text = [
    t('Please approve the InstallPlan {{name}} in namespace {{namespace}}.', { name, namespace }),
    t('It installs {{names}}.', { names: csvNames.join(', ') }),
    t('Review it here: {{address}}', { address }),
    t('Or approve it with:'),
    approveCommand(namespace, name),
  ].join('\n');
  return (
    <ClipboardCopy
      isReadOnly
      isCode
      isExpanded
      variant={ClipboardCopyVariant.expansion}
      hoverTip={t('Copy')}
      clickTip={t('Copied')}
      textAriaLabel={t('Text for an administrator')}
      toggleAriaLabel={t('Show the text')}
    >
      {text}
    </ClipboardCopy>
  );
}

function approveCommand(namespace: string, name: string): string {
  const patch = JSON.stringify({ spec: { approved: true } });
  return `oc patch installplan ${name} --namespace ${namespace} --type merge --patch '${patch}'`;
}
