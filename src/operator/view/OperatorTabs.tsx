import { lazy, type ComponentType } from 'react';
import { LinkTabs } from '~/ui/LinkTabs';
import {
  OPERATOR_TABS,
  type OperatorDetails,
  type OperatorTab,
  type OperatorTabProps,
} from '~/olm/installed/operatorDetails';
import { type Texts, useT } from '~/i18n';
import { routes } from '~/routes';
import { OverviewTab } from '~/operator/view/tabs/OverviewTab';

/** The tabs of the page. Each has a URL, and loads its further data when it is opened. */
export function OperatorTabs({ details, namespace, name, tab: current, Instances }: Props) {
  const t = useT();
  return (
    <LinkTabs
      label={t('About this Operator')}
      tabs={OPERATOR_TABS.map((tab) => ({
        id: tab,
        title: TAB_TITLES[tab](t),
        address: addressOf(tab, namespace, name),
      }))}
      current={current}
      contentOf={(tab) => {
        const Content = tab === 'instances' ? Instances : TAB_CONTENTS[tab];
        return <Content details={details} />;
      }}
    />
  );
}

type Props = {
  readonly details: OperatorDetails;
  /** That of the URL. For a copy, it is not the original's, which might not be readable. */
  readonly namespace: string;
  /** That of the URL: the name of a Subscription or a CSV. */
  readonly name: string;
  readonly tab: OperatorTab;
  /** The instances of its APIs, from another capability. */
  readonly Instances: ComponentType<OperatorTabProps>;
};

function addressOf(tab: OperatorTab, namespace: string, name: string): string {
  return routes.operator(namespace, name, tab === OPERATOR_TABS[0] ? undefined : tab);
}

const TAB_TITLES: Texts<OperatorTab> = {
  overview: (t) => t('Overview'),
  updates: (t) => t('Updates'),
  permissions: (t) => t('Permissions'),
  apis: (t) => t('APIs'),
  instances: (t) => t('Instances'),
  objects: (t) => t('Resources'),
  conditions: (t) => t('Conditions'),
  events: (t) => t('Events'),
  yaml: (t) => t('YAML'),
};

/** The contents of the tabs. Only the first is part of the page. */
const TAB_CONTENTS: Readonly<
  Record<Exclude<OperatorTab, 'instances'>, ComponentType<OperatorTabProps>>
> = {
  overview: OverviewTab,
  updates: lazy(async () => ({
    default: (await import('~/operator/view/tabs/UpdatesTab')).UpdatesTab,
  })),
  permissions: lazy(async () => ({
    default: (await import('~/operator/view/tabs/PermissionsTab')).PermissionsTab,
  })),
  apis: lazy(async () => ({ default: (await import('~/operator/view/tabs/ApisTab')).ApisTab })),
  objects: lazy(async () => ({
    default: (await import('~/operator/view/tabs/ObjectsTab')).ObjectsTab,
  })),
  conditions: lazy(async () => ({
    default: (await import('~/operator/view/tabs/ConditionsTab')).ConditionsTab,
  })),
  events: lazy(async () => ({
    default: (await import('~/operator/view/tabs/EventsTab')).EventsTab,
  })),
  yaml: lazy(async () => ({ default: (await import('~/operator/view/tabs/YamlTab')).YamlTab })),
};
