import { Label, type LabelProps } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import type { ClusterCatalogState } from '~/olm/extensions/clusterCatalogFacts';

/** The status of a ClusterCatalog as a label. */
export function CatalogStatus({ state, isCompact = false }: Props) {
  const t = useT();
  const { status, text } = STATES[state];
  return (
    <Label isCompact={isCompact} variant="outline" {...(status !== undefined && { status })}>
      {text(t)}
    </Label>
  );
}

type Props = {
  readonly state: ClusterCatalogState;
  readonly isCompact?: boolean;
};

type Shown = {
  readonly status?: NonNullable<LabelProps['status']>;
  readonly text: (t: Translate) => string;
};

const STATES: Readonly<Record<ClusterCatalogState, Shown>> = {
  serving: { status: 'success', text: (t) => t('Healthy') },
  'old-content': { status: 'warning', text: (t) => t('Outdated content') },
  'not-served': { status: 'danger', text: (t) => t('Unavailable') },
  unpacking: { status: 'info', text: (t) => t('Unpacking') },
  disabled: { text: (t) => t('Disabled') },
};
