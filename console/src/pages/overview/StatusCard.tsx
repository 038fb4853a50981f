import {
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  Gallery,
  GalleryItem,
} from '@patternfly/react-core';
import {
  isDashboardsOverviewHealthResourceSubsystem,
  useResolvedExtensions,
} from '@openshift-console/dynamic-plugin-sdk';
import { useTranslation } from 'react-i18next';
import { HealthItem } from './HealthItem';

/** The health items of plugins. The console itself adds those of the cluster, the control plane and its Operators. */
export function StatusCard() {
  const { t } = useTranslation('public');
  const [extensions] = useResolvedExtensions(isDashboardsOverviewHealthResourceSubsystem);
  return (
    <Card data-test-id="status-card">
      <CardHeader>
        <CardTitle component="h2">{t('Status')}</CardTitle>
      </CardHeader>
      <CardBody>
        <Gallery hasGutter className="co-overview-status__health">
          {extensions.map(({ properties }) => (
            <GalleryItem key={properties.title} data-test={properties.title}>
              <HealthItem subsystem={properties} />
            </GalleryItem>
          ))}
        </Gallery>
      </CardBody>
    </Card>
  );
}
