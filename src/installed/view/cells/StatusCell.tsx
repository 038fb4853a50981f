import { Button, Popover } from '@patternfly/react-core';
import { Link } from 'react-router';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { HealthStatus } from '~/ui/health/HealthStatus';
import { healthMeaning, healthTitle } from '~/ui/health/healthText';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The status; below it the update that waits, or what the status means. */
export function StatusCell({ operator }: { readonly operator: InstalledOperator }) {
  return (
    <div className="operator-hub__installed-lines">
      <span>
        <HealthLabel health={operator.health} />
      </span>
      <StatusSecond operator={operator} />
    </div>
  );
}

/** What there is to know or to do about the status. */
export function StatusSecond({ operator, isShort = false }: SecondProps) {
  const t = useT();
  const { health, update, namespace, displayName } = operator;
  if (update !== null) {
    const to = { version: update.version };
    return (
      <Link
        to={routes.plan(namespace, update.planName)}
        className="operator-hub__installed-second"
        title={t('Review update to {{version}}', to)}
      >
        {isShort ? t('Review {{version}}', to) : t('Review update to {{version}}', to)}
      </Link>
    );
  }
  const isPlain = health.message === '' && healthMeaning(health, t) === null;
  if (isPlain || health.kind === 'ready') return null;
  return (
    <span className="operator-hub__installed-second">
      <Popover
        aria-label={t('Status')}
        closeBtnAriaLabel={t('Close')}
        bodyContent={() => <HealthStatus health={health} />}
        minWidth={WIDTH}
        maxWidth={WIDTH}
      >
        <Button
          variant="link"
          isInline
          size="sm"
          aria-label={t('{{reason}}: View details of {{name}}', {
            reason: healthTitle(health, t),
            name: displayName,
          })}
        >
          {t('View details')}
        </Button>
      </Popover>
    </span>
  );
}

/** Of one width, folded and unfolded: it was placed where there is room for that. */
const WIDTH = 'min(26rem, calc(100vw - 2rem))';

/** `isShort`: it stands beside the status, which says that there is an update. */
type SecondProps = { readonly operator: InstalledOperator; readonly isShort?: boolean };
