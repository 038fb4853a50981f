import { Label, Skeleton } from '@patternfly/react-core';
import { FailureText } from '~/ui/FailureAlert';
import type { InstanceCount as Counted } from '~/operator/read/useInstanceCount';
import type { Loadable } from '~/kube/loadable';
import { useT } from '~/i18n';

/** How many objects of an API there are, or why that is not known. */
export function InstanceCount({ of }: { readonly of: Loadable<Counted> }) {
  const t = useT();
  switch (of.status) {
    case 'loading':
      return <Skeleton width="3rem" screenreaderText={t('Counting')} />;
    case 'failed':
      return of.failure.kind === 'not-found' ? (
        <Label isCompact status="danger">
          {t('Not served')}
        </Label>
      ) : (
        <FailureText failure={of.failure} />
      );
    case 'ready': {
      const { count, namespace } = of.data;
      return namespace === null
        ? String(count)
        : t('{{count}} in {{namespace}}', { count, namespace });
    }
  }
}
