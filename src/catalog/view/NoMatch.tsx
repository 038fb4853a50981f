import { useFlag } from '@openshift-console/dynamic-plugin-sdk';
import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons';
import { Link } from 'react-router';
import { WebText } from '~/ui/package/Fact';
import { cleared } from '~/catalog/rules/catalogView';
import { useT } from '~/i18n';
import type { EditView } from './useCatalogUrl';

/** Stands for the packages when the view shows none, and says where else to look. */
export function NoMatch({ onView }: { readonly onView: EditView }) {
  const t = useT();
  const isOpenShift = useFlag('OPENSHIFT');
  return (
    <EmptyState icon={SearchIcon} titleText={t('No Operator matches')} headingLevel="h2">
      {isOpenShift && <Elsewhere />}
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button
            variant="secondary"
            onClick={() => {
              onView(cleared);
            }}
          >
            {t('Show all Operators')}
          </Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

/** What OpenShift brings with it is in no catalog (BR-059); Red Hat lists what works without internet (BR-062). */
function Elsewhere() {
  const t = useT();
  return (
    <EmptyStateBody>
      <p>
        {t('The Operators that OpenShift itself consists of are in no catalog:')}{' '}
        <Link to="/settings/cluster/clusteroperators">{t('Cluster Operators')}</Link>
      </p>
      <p>
        <WebText
          url={ECOSYSTEM_CATALOG}
          text={t('Operators for clusters without internet access')}
        />
      </p>
    </EmptyStateBody>
  );
}

const ECOSYSTEM_CATALOG =
  'https://catalog.redhat.com/software/search?deployed_as=Operator&type=Containerized%20application&badges_and_features=Disconnected';
