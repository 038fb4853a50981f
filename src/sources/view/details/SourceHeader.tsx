import { Label, Title } from '@patternfly/react-core';
import { DetailHead } from '~/ui/DetailHead';
import { LabelGroup } from '~/ui/LabelGroup';
import { SourceStateLabel } from '~/sources/view/SourceStateLabel';
import { iconData } from '~/olm/packages/iconData';
import { recordIn } from '~/kube/json';
import type { CatalogSourceItem, SourceOrigin } from '~/olm/catalogSources/catalogSourceItem';
import { type Translate, useT } from '~/i18n';
import { SourceActions } from '~/sources/view/actions/SourceActions';

/** Who it is, where it is, how it is, and what can be done with it. */
export function SourceHeader({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const { displayName, name, namespace, state, origin, isGlobal, source } = item;
  const icon = iconData(recordIn(source?.spec)['icon']);
  return (
    <DetailHead
      icon={icon}
      title={
        <Title headingLevel="h1" size="2xl" dir="auto" className="operator-hub__source-title">
          {displayName}
        </Title>
      }
      place={t('{{name}} in namespace {{namespace}}', { name, namespace })}
      facts={
        <LabelGroup numLabels={5} aria-label={t('Facts at a glance')}>
          <SourceStateLabel state={state} isCompact={false} />
          {origin.kind !== 'unknown' && <Label variant="outline">{originText(origin, t)}</Label>}
          <Label variant="outline">
            {isGlobal ? t('For all namespaces') : t('For its own namespace')}
          </Label>
        </LabelGroup>
      }
      actions={<SourceActions item={item} />}
    />
  );
}

function originText(origin: SourceOrigin, t: Translate): string {
  return origin.kind === 'default' ? t('Default') : t('Custom');
}
