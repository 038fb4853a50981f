import { Card, CardBody, CardHeader, CardTitle, Icon } from '@patternfly/react-core';
import { CheckCircleIcon, GlobeIcon, ProjectDiagramIcon } from '@patternfly/react-icons';
import { isClusterWide, isGrave as isGravePower, powersByPlace } from '~/operator/rules/powers';
import type { PlacedPowers, Power } from '~/operator/rules/powers';
import type { Danger } from '~/olm/permissions/danger';
import type { Reach } from '~/olm/permissions/permissions';
import { type Translate, useT } from '~/i18n';
import { PowerItem } from './PowerItem';

/** What the rights come down to, place by place: readable in a few seconds. */
export function PowerCards({ powers, namesAccounts, onShow }: Props) {
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
            {t('Nothing on the whole cluster deserves attention.')}
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
  /** The Operator has several ServiceAccounts: whose a power is matters. */
  readonly namesAccounts: boolean;
  /** Asks for the rules behind a power. */
  readonly onShow: (danger: Danger) => void;
};

type PlaceProps = Omit<Props, 'powers'> & { readonly place: PlacedPowers };

function PlaceCard({ place, namesAccounts, onShow }: PlaceProps) {
  const t = useT();
  const isWide = place.reach.kind === 'cluster';
  const isGrave = isWide && place.powers.some(isGravePower);
  return (
    <Card
      isCompact
      className={
        isGrave ? 'operator-hub__powers operator-hub__powers--grave' : 'operator-hub__powers'
      }
    >
      <CardHeader>
        <CardTitle component="h2">
          <span className="operator-hub__power-place">
            <Icon>{isWide ? <GlobeIcon /> : <ProjectDiagramIcon />}</Icon>
            {placeTitle(place.reach, t)}
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

function placeTitle(reach: Reach, t: Translate): string {
  switch (reach.kind) {
    case 'cluster':
      return t('On the whole cluster, it may');
    case 'namespaces':
      return reach.names.length > NAMED
        ? t('In {{count}} namespace, it may', { count: reach.names.length })
        : t('In namespace {{names}}, it may', {
            names: t.list(reach.names),
            count: reach.names.length,
          });
    case 'watched':
      return t('In the namespaces that it watches, it may');
  }
}

/** More namespaces are counted. */
const NAMED = 4;
