import type { To } from 'react-router';
import { visibleApis } from '~/olm/packages/apis';
import { statedDependenciesOf } from '~/olm/dependencies/dependencies';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import type { PackageSelection } from '~/catalog/rules/selection';
import type { VersionSupport } from '~/olm/lifecycle/versionSupport';
import { useT } from '~/i18n';
import type { PathEdges } from '~/ui/package/pathEdges';
import { ApiTable } from './ApiTable';
import { DependencyCard } from './DependencyCard';
import { DescriptionCard } from './DescriptionCard';
import { InstalledIn } from './InstalledIn';
import { type Offer, OtherOffers } from './OtherOffers';
import { PackageAlerts } from './PackageAlerts';
import { PackageFacts } from './PackageFacts';
import { RelatedImages } from './RelatedImages';
import { type ChooseVersion, VersionChooser } from './VersionChooser';
import { VersionPaths } from './VersionPaths';
import { useArrangement } from './arrangement';
import '~/ui/package/package.css';

/** All that is known of a package, below its header: on a page text left and facts right, in the drawer one below the other. */
export function PackageBody(props: Props) {
  const { details, selection, onChoose } = props;
  const isPage = useArrangement() === 'page';
  return (
    <div className="operator-hub__package-body">
      <PackageAlerts details={details} selection={selection} />
      <VersionChooser operator={details.operator} selection={selection} onChoose={onChoose} />
      {isPage ? <Wide {...props} /> : <Narrow {...props} />}
    </div>
  );
}

type Props = {
  readonly details: PackageDetails;
  readonly selection: PackageSelection;
  readonly support: VersionSupport | null;
  /** The same package in other catalogs, and where each is shown. */
  readonly offers: readonly Offer[];
  readonly linkOf: (key: PackageKey) => To;
  readonly onChoose: ChooseVersion;
  /** Which version replaces which; absent where that is not shown. */
  readonly pathEdges?: PathEdges;
};

function Wide({ details, selection, support, offers, linkOf, onChoose, ...rest }: Props) {
  const { operator, installs } = details;
  const { channel } = selection;
  return (
    <div className="operator-hub__package">
      <div className="operator-hub__package-main">
        <InstalledIn installs={installs} />
        <DescriptionCard text={channel.description} />
        <Parts selection={selection} />
      </div>
      <div className="operator-hub__package-side">
        <VersionPaths details={details} selection={selection} onChoose={onChoose} {...rest} />
        <PackageFacts operator={operator} channel={channel} support={support} />
        <OtherOffers offers={offers} linkOf={linkOf} />
      </div>
    </div>
  );
}

function Narrow({ details, selection, support, offers, linkOf, onChoose, ...rest }: Props) {
  const { operator, installs } = details;
  const { channel } = selection;
  return (
    <div className="operator-hub__package-main">
      <InstalledIn installs={installs} />
      <DescriptionCard text={channel.description} />
      <PackageFacts operator={operator} channel={channel} support={support} />
      <VersionPaths details={details} selection={selection} onChoose={onChoose} {...rest} />
      <OtherOffers offers={offers} linkOf={linkOf} />
      <Parts selection={selection} />
    </div>
  );
}

/** What it brings, needs and consists of. */
function Parts({ selection: { channel } }: Pick<Props, 'selection'>) {
  const t = useT();
  return (
    <>
      <ApiTable title={t('Provided APIs')} apis={visibleApis(channel)} />
      <ApiTable title={t('Required APIs')} apis={channel.requiredApis} />
      <DependencyCard dependencies={statedDependenciesOf(channel)} />
      <RelatedImages images={channel.relatedImages} />
    </>
  );
}
