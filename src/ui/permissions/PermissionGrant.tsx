import { Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { Permission } from '~/kube/failure';
import { Fold } from '~/ui/Fold';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';

/** The roles that grant missing permissions, collapsed. The code and the user name are loaded when it is expanded. */
export function PermissionGrant({ permissions }: { readonly permissions: readonly Permission[] }) {
  const t = useT();
  return (
    <Fold title={t('Role YAML for a cluster administrator')}>
      <LazyPart skeleton={<Skeleton height="12rem" screenreaderText={t('Loading YAML')} />}>
        <GrantYaml permissions={permissions} />
      </LazyPart>
    </Fold>
  );
}

const GrantYaml = later(async () => (await import('./GrantYaml')).GrantYaml);
