import { Label } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import type { ObjectGroup } from '~/operator/rules/operatorObjects';
import { useT } from '~/i18n';

/** How many objects there are, and how many of them are not as they should be. */
export function ObjectCounts({ groups }: { readonly groups: readonly ObjectGroup[] }) {
  const t = useT();
  const objects = groups.flatMap((group) => group.objects);
  const count = (test: (object: (typeof objects)[number]) => boolean) =>
    objects.filter(test).length;
  const bad = count(({ tone, note }) => tone === 'bad' && note === null);
  const absent = count(({ note }) => note === 'absent');
  const leftover = count(({ note }) => note === 'leftover');
  return (
    <LabelGroup numLabels={4} aria-label={t('Objects at a glance')}>
      <Label variant="outline">{t('{{count}} object', { count: objects.length })}</Label>
      {bad > 0 && <Label status="danger">{t('{{count}} in trouble', { count: bad })}</Label>}
      {absent > 0 && <Label status="warning">{t('{{count}} not there', { count: absent })}</Label>}
      {leftover > 0 && (
        <Label status="warning">{t('{{count}} leftover', { count: leftover })}</Label>
      )}
    </LabelGroup>
  );
}
