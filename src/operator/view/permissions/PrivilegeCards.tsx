import { Card, CardBody, CardHeader, CardTitle, Icon, Button } from '@patternfly/react-core';
import {
  CheckCircleIcon,
  GlobeIcon,
  ProjectDiagramIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
} from '@patternfly/react-icons';
import {
  isClusterWide,
  isSevere as isSeverePower,
  powersByPlace,
  isSevere,
  type PlacedPowers,
  type Power,
} from '~/operator/rules/powers';
import type { Danger } from '~/olm/permissions/danger';
import type { GrantScope } from '~/olm/permissions/permissions';
import { useT, type Translate } from '~/i18n';
import { dangerName, dangerReason } from '~/ui/permissions/texts';

/** The summary of the permissions by scope. */
export function PrivilegeCards({ powers, namesAccounts, onShow }: Props) {
  const t = useT();
  const places = powersByPlace(powers);
  return (
    <div className="operator-hub__power-cards">
      {!powers.some(isClusterWide) && (
        <Card isCompact>
          <CardBody className="operator-hub__power-none">
            <Icon status="success">
              <CheckCircleIcon />
            </Icon>
            {t('No cluster-wide risks found.')}
          </CardBody>
        </Card>
      )}
      {places.map((place) => (
        <PlaceCard
          key={place.powers[0]?.id}
          place={place}
          namesAccounts={namesAccounts}
          onShow={onShow}
        />
      ))}
    </div>
  );
}

type Props = {
  readonly powers: readonly Power[];
  /** The Operator has several ServiceAccounts, so that their names are shown. */
  readonly namesAccounts: boolean;
  /** Shows the rules behind a permission. */
  readonly onShow: (danger: Danger) => void;
};

type PlaceProps = Omit<Props, 'powers'> & { readonly place: PlacedPowers };

function PlaceCard({ place, namesAccounts, onShow }: PlaceProps) {
  const t = useT();
  const isWide = place.scope.kind === 'cluster';
  const isSevere = isWide && place.powers.some(isSeverePower);
  return (
    <Card
      isCompact
      className={
        isSevere ? 'operator-hub__powers operator-hub__powers--grave' : 'operator-hub__powers'
      }
    >
      <CardHeader>
        <CardTitle component="h2">
          <span className="operator-hub__power-place">
            <Icon>{isWide ? <GlobeIcon /> : <ProjectDiagramIcon />}</Icon>
            {placeTitle(place.scope, t)}
          </span>
        </CardTitle>
      </CardHeader>
      <CardBody>
        <ul className="operator-hub__power-list">
          {place.powers.map((power) => (
            <PowerItem key={power.id} power={power} namesAccounts={namesAccounts} onShow={onShow} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function placeTitle(scope: GrantScope, t: Translate): string {
  switch (scope.kind) {
    case 'cluster':
      return t('Cluster-wide permissions');
    case 'namespaces':
      return scope.names.length > NAMED
        ? t('Permissions in {{count}} namespaces', { count: scope.names.length })
        : t('Permissions in namespace {{names}}', {
            names: t.list(scope.names),
            count: scope.names.length,
          });
    case 'watched':
      return t('Permissions in managed namespaces');
  }
}

/** The maximum number of names. The others are counted. */
const NAMED = 4;

/** One notable permission: its effect, the reason, and a link to the rules. */
function PowerItem({ power, namesAccounts, onShow }: PowerItemProps) {
  const t = useT();
  const { danger, names, accounts } = power;
  const isHigh = isSevere(power);
  const title = dangerName(danger, t);
  return (
    <li className="operator-hub__power">
      <Icon status={isHigh ? 'danger' : 'warning'}>
        {isHigh ? <ExclamationCircleIcon /> : <ExclamationTriangleIcon />}
      </Icon>
      <div className="operator-hub__power-text">
        <strong>{title}</strong>
        {names !== null && <span> {t('only {{names}}', { names: t.list(names) })}</span>}
        <div className="operator-hub__power-reason">
          {dangerReason(danger, t)}{' '}
          <Button
            variant="link"
            isInline
            aria-label={t('Show rules: {{title}}', { title })}
            onClick={() => {
              onShow(danger);
            }}
          >
            {t('Show rules')}
          </Button>
        </div>
        {namesAccounts && (
          <div className="operator-hub__power-reason">
            {t('ServiceAccount {{name}}', { name: t.list(accounts) })}
          </div>
        )}
      </div>
    </li>
  );
}

type PowerItemProps = {
  readonly power: Power;
  /** Only some of several accounts have it. */
  readonly namesAccounts: boolean;
  readonly onShow: (danger: Danger) => void;
};
