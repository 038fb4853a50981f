import { Link, type To } from 'react-router';
import { useState } from 'react';
import { ExpandableSection, Label, List, ListItem, DescriptionList } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { visibleApis } from '~/olm/packages/parseApis';
import { type Dependency, statedDependenciesOf } from '~/olm/dependencies/dependencies';
import type { PackageChannel, PackageKey } from '~/olm/packages/operatorPackage';
import { extensionModes, fitGroup } from '~/olm/content/extensionFit';
import type { ExtensionOffer } from '~/olm/read/extensions/useExtensionOffer';
import { fitText, unfitText } from '~/ui/fitText';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import type { PackageSelection } from '~/catalog/rules/selection';
import type { VersionSupport } from '~/olm/lifecycle/versionSupport';
import { useT, type Translate } from '~/i18n';
import { useMirroredImages } from '~/olm/read/useMirroredImages';
import { MirrorCoverage } from '~/ui/package/MirrorCoverage';
import type { PathEdges } from '~/ui/package/pathText';
import { Mono } from '~/ui/Mono';
import { CatalogStateLabel } from '~/ui/CatalogStateLabel';
import { stateOfOne } from '~/olm/packages/installState';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { placeOf } from '~/olm/installed/operatorName';
import { routes } from '~/routes';
import { Sentence } from '~/ui/Sentence';
import { ApiTable } from './ApiTable';
import { DescriptionCard } from './DescriptionCard';
import { OtherOffers, type Offer } from './OtherOffers';
import { PackageAlerts } from './PackageAlerts';
import { VersionChooser, type ChooseVersion } from './VersionChooser';
import { VersionPaths } from './VersionPaths';
import { useArrangement } from './arrangement';
import { SectionCard } from './SectionCard';
import { featuresIn, maxOpenShiftVersionIn, validSubscriptionsIn } from '~/olm/packages/features';
import { platformsIn } from '~/olm/packages/platforms';
import { SupportFacts } from '~/ui/package/SupportFacts';
import { CapabilityLevels } from '~/ui/package/CapabilityLevels';
import { Fact, FactList } from '~/ui/package/Fact';
import { PackageContacts } from '~/ui/package/PackageContacts';
import { featureWithLimits, placeText } from '~/catalog/view/texts';
import { installPlaces } from '~/catalog/rules/installPlaces';
import '~/ui/package/package.css';

/** All data of a package below its header: on a page text left and facts right, in the drawer one below the other. */
export function PackageBody(props: Props) {
  const { details, selection, onChoose } = props;
  const isPage = useArrangement() === 'page';
  return (
    <div className="operator-hub__package-body">
      <PackageAlerts
        details={details}
        selection={selection}
        extension={props.extension ?? null}
        offers={props.offers}
      />
      <VersionChooser operator={details.operator} selection={selection} onChoose={onChoose} />
      {isPage ? <Wide {...props} /> : <Narrow {...props} />}
    </div>
  );
}

type Props = {
  readonly details: PackageDetails;
  readonly selection: PackageSelection;
  /** Of the selected version, which can differ from the channel's head. */
  readonly support: VersionSupport | null;
  /** How OLM v1 can install the selected version; `null`: not at all. */
  readonly extension?: ExtensionOffer | null;
  /** The offers of other catalogs with their links. */
  readonly offers: readonly Offer[];
  readonly linkOf: (key: PackageKey) => To;
  readonly onChoose: ChooseVersion;
  /** The update graph; absent: not shown. */
  readonly pathEdges?: PathEdges;
};

function Wide(props: Props) {
  const { details, selection, offers, linkOf, onChoose, pathEdges } = props;
  const { installs } = details;
  const { channel } = selection;
  return (
    <div className="operator-hub__package">
      <div className="operator-hub__package-main">
        <InstalledIn installs={installs} />
        <DescriptionCard text={channel.description} />
        <Parts {...props} />
      </div>
      <div className="operator-hub__package-side">
        <PackageFacts {...props} />
        <VersionPaths
          details={details}
          selection={selection}
          onChoose={onChoose}
          {...(pathEdges && { pathEdges })}
        />
        <OtherOffers offers={offers} linkOf={linkOf} />
      </div>
    </div>
  );
}

function Narrow(props: Props) {
  const { details, selection, offers, linkOf, onChoose, pathEdges } = props;
  const { installs } = details;
  const { channel } = selection;
  return (
    <div className="operator-hub__package-main">
      <DescriptionCard text={channel.description} />
      <InstalledIn installs={installs} />
      <PackageFacts {...props} />
      <Parts {...props} />
      <VersionPaths
        details={details}
        selection={selection}
        onChoose={onChoose}
        {...(pathEdges && { pathEdges })}
      />
      <OtherOffers offers={offers} linkOf={linkOf} />
    </div>
  );
}

/** The provided and required APIs, and the contents. */
function Parts({ selection: { channel }, extension }: Props) {
  const t = useT();
  return (
    <>
      <ApiTable title={t('Provided APIs')} apis={visibleApis(channel)} />
      <ApiTable title={t('Required APIs')} apis={channel.requiredApis} />
      <DependencyCard
        dependencies={statedDependenciesOf(channel)}
        isInstalled={extension?.isOnly !== true}
      />
      <RelatedImages images={channel.relatedImages} />
    </>
  );
}

/** The images of the Operator (BR-052), which must be mirrored for a disconnected cluster. */
function RelatedImages({ images }: RelatedImagesProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const unique = [...new Set(images)];
  const mirrored = useMirroredImages(isOpen ? unique : []);
  if (unique.length === 0) return null;
  return (
    <SectionCard>
      <ExpandableSection
        toggleText={t('Related images ({{number}})', { number: unique.length })}
        isExpanded={isOpen}
        onToggle={(_, open) => {
          setOpen(open);
        }}
      >
        <MirrorCoverage of={mirrored} />
        <List isPlain>
          {unique.map((image) => (
            <ListItem key={image}>
              <Mono>{image}</Mono>
            </ListItem>
          ))}
        </List>
      </ExpandableSection>
    </SectionCard>
  );
}

type RelatedImagesProps = { readonly images: readonly string[] };

/** The visible installations in all namespaces; empty without any. */
function InstalledIn({ installs }: InstalledInProps) {
  const t = useT();
  const isNarrow = useArrangement() === 'drawer';
  if (installs.length === 0) return null;
  return (
    <SectionCard title={t('Installations')}>
      <Table
        variant="compact"
        aria-label={t('Installations')}
        gridBreakPoint={isNarrow ? 'grid' : 'grid-md'}
      >
        <Thead>
          <Tr>
            <Th>{t('Project')}</Th>
            <Th>{t('Status')}</Th>
            <Th modifier="fitContent">{t('Version')}</Th>
            <Th modifier="fitContent">{t('Channel')}</Th>
            <Th modifier="wrap">{t('Managed namespaces')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {installs.map((operator) => (
            <Tr key={operator.id}>
              <Td dataLabel={t('Project')}>
                <Link to={routes.operator(placeOf(operator), operator.name)}>
                  {operator.extension === undefined ? operator.namespace : t('Cluster-wide')}
                </Link>
              </Td>
              <Td dataLabel={t('Status')}>
                {/* A cell of the narrow table is a grid, which stretches what is in it. */}
                <span>
                  <CatalogStateLabel state={stateOfOne(operator)} />
                </span>
              </Td>
              <Td dataLabel={t('Version')} modifier="nowrap">
                <Mono>{operator.version ?? '–'}</Mono>
              </Td>
              <Td dataLabel={t('Channel')}>{operator.channel ?? '–'}</Td>
              <Td dataLabel={t('Managed namespaces')}>{servedText(operator, t)}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </SectionCard>
  );
}

type InstalledInProps = {
  readonly installs: readonly InstalledOperator[];
};

function servedText({ managedNamespaces }: InstalledOperator, t: Translate): string {
  if (managedNamespaces === null) return '–';
  return managedNamespaces.length === 0 ? t('All namespaces') : t.list(managedNamespaces);
}

/** The dependencies, which OLM v0 installs if the project does not provide them (OD-026); empty without any. */
function DependencyCard({ dependencies, isInstalled }: DependencyCardProps) {
  const t = useT();
  if (dependencies.length === 0) return null;
  return (
    <SectionCard title={t('Dependencies')}>
      <p>
        {isInstalled
          ? t('OLM also installs missing dependencies from the catalogs of the project.')
          : t('OLM v1 does not install dependencies. Installing them first does not help.')}
      </p>
      <Dependencies of={dependencies} />
    </SectionCard>
  );
}

type DependencyCardProps = {
  readonly dependencies: readonly Dependency[];
  readonly isInstalled: boolean;
};

function Dependencies({ of }: { readonly of: readonly Dependency[] }) {
  return (
    <List>
      {of.map((dependency) => (
        <ListItem key={JSON.stringify(dependency)}>
          <OneDependency of={dependency} />
        </ListItem>
      ))}
    </List>
  );
}

function OneDependency({ of }: { readonly of: Dependency }) {
  const t = useT();
  switch (of.kind) {
    case 'package':
      return (
        <Sentence
          text={t('Package <name/> <range/>')}
          parts={{ name: <Mono>{of.packageName}</Mono>, range: <Mono>{of.versionRange}</Mono> }}
        />
      );
    case 'api':
      return (
        <Sentence
          text={t('API {{kind}} <version/>', { kind: of.apiKind })}
          parts={{ version: <Mono>{`${of.group}/${of.version}`}</Mono> }}
        />
      );
    case 'rule':
      return (
        <Sentence
          text={t('A bundle that fulfills <rule/>')}
          parts={{ rule: <Mono>{of.rule}</Mono> }}
        />
      );
    case 'all':
    case 'any':
    case 'none':
      return (
        <>
          {groupText(of.kind, t)}
          {of.message !== '' && ` – ${of.message}`}
          <Dependencies of={of.of} />
        </>
      );
  }
}

function groupText(kind: 'all' | 'any' | 'none', t: Translate): string {
  switch (kind) {
    case 'all':
      return t('All of these');
    case 'any':
      return t('One of these');
    case 'none':
      return t('None of these');
  }
}

/** The stated facts about the selected channel. */
function PackageFacts({ details, selection, support, extension = null }: Props) {
  const t = useT();
  const isPage = useArrangement() === 'page';
  const { operator } = details;
  const { channel } = selection;
  const { annotations } = channel;
  const kinds = [...new Set(visibleApis(channel).map(({ kind }) => kind))];
  const platforms = platformsIn(operator.labels);
  // The labels belong to the default channel's head (BR-044).
  const isDefault = channel.name === operator.defaultChannel;
  return (
    <SectionCard title={t('Details')}>
      <DescriptionList isCompact aria-label={t('Details')} columnModifier={{ default: '2Col' }}>
        <FactList term={t('Installs into')} values={placesOf(channel, extension, t)} />
        <Fact term={t('Capability level')}>
          <CapabilityLevels annotation={channel.capabilityLevel} />
        </Fact>
        <Fact term={t('Provided APIs')}>{kinds.length > 0 && <KindLabels kinds={kinds} />}</Fact>
        <Fact term={t('Catalog')}>
          <Mono>
            {extension?.isOnly === true ? 'ClusterCatalog' : operator.key.catalogNamespace}/<wbr />
            {operator.key.catalog}
          </Mono>
        </Fact>
        <Fact term={t('Works with OLM v1')}>{fitOf(extension, isPage, t)}</Fact>
        <Fact term={t('Package')}>
          <Mono>{operator.key.packageName}</Mono>
        </Fact>
        <Fact term="ClusterServiceVersion">
          <Mono>{channel.headCsv}</Mono>
        </Fact>
        <FactList
          term={t('Infrastructure features')}
          values={featuresIn(annotations).map((feature) => featureWithLimits(feature, t))}
        />
        <FactList term={t('Valid subscriptions')} values={validSubscriptionsIn(annotations)} />
        <FactList
          term={isDefault ? t('Architectures') : t('Architectures of the default channel')}
          values={platforms.architectures}
        />
        <FactList
          term={isDefault ? t('Operating systems') : t('Operating systems of the default channel')}
          values={platforms.systems}
        />
        <Fact term={t('Minimum Kubernetes version')}>{channel.minKubeVersion}</Fact>
        <Fact term={t('Maximum OpenShift version')}>{maxOpenShiftVersionIn(annotations)}</Fact>
        <SupportFacts of={support} />
        <Fact term={t('Maturity')}>{channel.maturity}</Fact>
        <PackageContacts channel={channel} publisher={operator.catalogPublisher} />
        <FactList term={t('Categories')} values={channel.categories} />
        <Fact term={t('Keywords')}>{t.list(channel.keywords)}</Fact>
      </DescriptionList>
    </SectionCard>
  );
}

function placesOf(
  { installModes }: PackageChannel,
  extension: ExtensionOffer | null,
  t: Translate,
): readonly string[] {
  const modes =
    extension?.isOnly === true ? extensionModes(installModes, extension.fit) : installModes;
  return installPlaces(modes, null)
    .filter((place) => place !== 'not-cluster-only')
    .map((place) => placeText(place, t));
}

/** The notice of a page has the reason if only OLM v1 has the package. */
function fitOf(extension: ExtensionOffer | null, isPage: boolean, t: Translate): string | null {
  const fit = extension?.fit ?? null;
  if (fit === null) return null;
  const reason = isPage && extension?.isOnly === true ? null : unfitText(fit, t);
  return reason ?? fitText(fitGroup(fit), t);
}

function KindLabels({ kinds }: { readonly kinds: readonly string[] }) {
  const t = useT();
  return (
    <LabelGroup numLabels={4} aria-label={t('Provided APIs')}>
      {kinds.map((kind) => (
        <Label key={kind} isCompact variant="outline">
          {kind}
        </Label>
      ))}
    </LabelGroup>
  );
}
