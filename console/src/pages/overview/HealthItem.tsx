import { Button, Flex, FlexItem, Icon, Popover, Skeleton } from '@patternfly/react-core';
import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InProgressIcon,
  OutlinedArrowAltCircleUpIcon,
  UnknownIcon,
} from '@patternfly/react-icons';
import type {
  DashboardsOverviewHealthResourceSubsystem,
  ResolvedExtension,
} from '@openshift-console/dynamic-plugin-sdk';
import { useK8sWatchResources } from '@openshift-console/dynamic-plugin-sdk/lib/utils/k8s/hooks/useK8sWatchResources';
import { useTranslation } from 'react-i18next';

type HealthItemProps = {
  readonly subsystem: ResolvedExtension<DashboardsOverviewHealthResourceSubsystem>['properties'];
};

/** One item: the console watches the plugin's resources, and the plugin interprets them. */
export function HealthItem({ subsystem }: HealthItemProps) {
  const { t } = useTranslation();
  const { resources, healthHandler, popupComponent: Popup, popupTitle = '' } = subsystem;
  const results = useK8sWatchResources(resources);
  const { state, message = '' } = healthHandler(results, t);
  const title = translated(subsystem.title, t);
  const isLoading = LOADING.includes(state);
  return (
    <Flex
      flexWrap={{ default: 'nowrap' }}
      columnGap={{ default: 'columnGapSm' }}
      data-item-id={`${title}-health-item`}
    >
      <FlexItem>
        {isLoading ? (
          <Skeleton shape="circle" width="1rem" screenreaderText={t('Loading')} />
        ) : (
          iconOf(state)
        )}
      </FlexItem>
      <div>
        {Popup === undefined || isLoading ? (
          title
        ) : (
          <Popover
            headerContent={translated(popupTitle, t)}
            headerComponent="h3"
            bodyContent={<Popup {...results} />}
            minWidth="24rem"
          >
            <Button variant="link" isInline>
              {title}
            </Button>
          </Popover>
        )}
        <div className="co-status-card__detail">{message}</div>
      </div>
    </Flex>
  );
}

/** A list of texts, as the SDK's enum has no values at run time. */
const LOADING: readonly string[] = ['LOADING'];

/** Names of plugins are given as `%plugin__name~Key%`. */
function translated(name: string, t: (key: string) => string): string {
  const [, key] = /^%(.+)%$/.exec(name) ?? [];
  return key === undefined ? name : t(key);
}

function iconOf(state: string) {
  switch (state) {
    case 'OK':
      return icon('success', <CheckCircleIcon aria-label="Healthy" />);
    case 'ERROR':
      return icon('danger', <ExclamationCircleIcon aria-label="Error" />);
    case 'WARNING':
      return icon('warning', <ExclamationTriangleIcon aria-label="Warning" />);
    case 'UPGRADABLE':
      return icon('info', <OutlinedArrowAltCircleUpIcon aria-label="Upgrade available" />);
    case 'PROGRESS':
    case 'UPDATING':
      return icon('info', <InProgressIcon aria-label="In progress" />);
    default:
      return <UnknownIcon aria-label="Not available" />;
  }
}

function icon(status: 'success' | 'danger' | 'warning' | 'info', drawn: React.ReactNode) {
  return <Icon status={status}>{drawn}</Icon>;
}
