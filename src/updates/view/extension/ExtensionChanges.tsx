import { useMemo } from 'react';
import { List, ListItem, Stack, StackItem, Title } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import { ready } from '~/kube/loadable';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import { Notice } from '~/ui/Notice';
import { objectReader } from '~/updates/read/decoderThread';
import type { ExtensionReviewed, ManifestSource } from '~/updates/read/extensionReview';
import { PlanContentView } from '~/updates/view/plan/PlanContentView';

/** The changes of an update of an extension, and where they are from. */
export function ExtensionChanges({ of, change }: Props) {
  const t = useT();
  const { content, compared, removed, source } = of;
  const details = useMemo(
    () => ({
      plan: null,
      isExtension: true,
      content: ready(content),
      watched: [''],
      existing: NONE,
      refetch: nothing,
    }),
    [content],
  );
  const reviewed = useMemo(
    () => ({
      review: ready(compared),
      comparedAt: null,
      refresh: nothing,
      isRefreshing: false,
      reader: objectReader,
    }),
    [compared],
  );
  const csvName = compared.objects[0]?.after.csvName ?? '';
  return (
    <Stack hasGutter>
      <StackItem>{SOURCES[source](t)}</StackItem>
      {removed.length > 0 && (
        <StackItem>
          <Notice
            variant="danger"
            title={t('OLM deletes {{count}} CRD', { count: removed.length })}
          >
            {t('All resources of these APIs are deleted.')}
            <List>
              {removed.map((name) => (
                <ListItem key={name}>{name}</ListItem>
              ))}
            </List>
          </Notice>
        </StackItem>
      )}
      <StackItem>
        {/* Keeps the heading levels gapless. */}
        <Title headingLevel="h2" className="pf-v6-screen-reader">
          {t('Update content')}
        </Title>
        <PlanContentView
          details={details}
          reviewed={reviewed}
          changes={[{ ...change, csvName }]}
          isWaiting
          label={t('Update content')}
        />
      </StackItem>
    </Stack>
  );
}

type Props = {
  readonly of: Extract<ExtensionReviewed, { readonly kind: 'compared' }>;
  readonly change: PlanChange;
};

const NONE = ready<readonly string[]>([]);

function nothing() {
  // The comparison is of the time when the page was opened.
}

const SOURCES: Readonly<Record<ManifestSource, (t: Translate) => string>> = {
  release: (t) => t('Compared with an earlier revision that OLM applied.'),
  catalog: (t) => t('Compared with the bundle in the catalog.'),
  unpacked: (t) => t('Compared with the bundle that OLM v0 unpacked.'),
};
