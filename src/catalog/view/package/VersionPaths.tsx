import { nameIn } from '~/olm/paths/versionLane';
import { Button, ExpandableSection, HelperText, Label } from '@patternfly/react-core';
import { useState } from 'react';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import type { PackageSelection } from '~/catalog/rules/selection';
import { isInUpdateChecker } from '~/olm/packages/support';
import {
  importantPaths,
  versionPaths,
  folded,
  type VersionPath,
  type PathStep,
} from '~/catalog/rules/versionPath';
import { type ChannelEntry, edgesOf } from '~/olm/paths/channelEdges';
import { shownLine } from '~/kube/shownText';
import { useT } from '~/i18n';
import { EdgeNote } from '~/ui/package/EdgeNote';
import { type PathEdges, takesOverText } from '~/ui/package/pathText';
import { WebText } from '~/ui/package/Fact';
import type { ChooseVersion } from './VersionChooser';
import { SectionCard } from './SectionCard';

/** The versions of each channel, latest first, with the installed ones marked; the selected channel is open. */
export function VersionPaths({ details, selection, onChoose, pathEdges }: Props) {
  const t = useT();
  const { operator, installs } = details;
  const [isWhole, setWhole] = useState(false);
  const paths = versionPaths(operator, installs);
  const shown = isWhole ? paths : importantPaths(paths, selection.channel.name);
  return (
    <SectionCard title={t('Versions')}>
      <div className="operator-hub__paths">
        {shown.map((path) => (
          <Path
            key={path.channel}
            path={path}
            selection={selection}
            onChoose={onChoose}
            entries={entriesIn(details, path, pathEdges)}
          />
        ))}
        {shown.length < paths.length && (
          <Button
            variant="link"
            isInline
            onClick={() => {
              setWhole(true);
            }}
          >
            {t('Show {{count}} more', { count: paths.length - shown.length })}
          </Button>
        )}
        {pathEdges !== undefined && (
          <EdgeNote
            {...pathEdges}
            isOtherContent={edgesOf(selection.channel, pathEdges.edges).isOtherContent}
          />
        )}
        {isInUpdateChecker(operator.key) && (
          <WebText
            url="https://access.redhat.com/labs/ocpouic/"
            text={t('Version compatibility with OpenShift')}
          />
        )}
      </div>
    </SectionCard>
  );
}

type Props = {
  readonly details: PackageDetails;
  readonly selection: PackageSelection;
  readonly onChoose: ChooseVersion;
  readonly pathEdges?: PathEdges;
};

/** `null`: the update graph of the channel is unknown. */
function entriesIn(
  { operator: { channels } }: PackageDetails,
  path: VersionPath,
  pathEdges: PathEdges | undefined,
): readonly ChannelEntry[] | null {
  const channel = channels.find(({ name }) => name === path.channel);
  return channel === undefined || pathEdges === undefined
    ? null
    : edgesOf(channel, pathEdges.edges).entries;
}

type PathProps = Pick<Props, 'selection' | 'onChoose'> & {
  readonly path: VersionPath;
  readonly entries: readonly ChannelEntry[] | null;
};

function Path({ path, selection, onChoose, entries }: PathProps) {
  const t = useT();
  const { channel, deprecation, isDefault, leftBehind } = path;
  const isChosen = channel === selection.channel.name;
  // `null`: the user has neither opened nor closed it, so that the selected channel is open.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <ExpandableSection
      isExpanded={isOpen ?? isChosen}
      onToggle={(_, open) => {
        setOpen(open);
      }}
      toggleContent={
        <span className="operator-hub__path-title">
          {isDefault ? t('{{channel}} (default channel)', { channel }) : shownLine(channel)}
          {deprecation !== null && <DeprecatedLabel message={deprecation} />}
        </span>
      }
    >
      {leftBehind.map(({ version, namespace }) => (
        <HelperText key={namespace}>
          <HelperTextItem variant="warning">
            {t('Project {{namespace}} uses {{version}}, which is no longer in this channel.', {
              namespace,
              version,
            })}
          </HelperTextItem>
        </HelperText>
      ))}
      <VersionSteps path={path} selection={selection} onChoose={onChoose} entries={entries} />
    </ExpandableSection>
  );
}

/** The versions of one channel as a path, latest first, folded to the relevant ones. */
function VersionSteps({ path, selection, onChoose, entries }: VersionStepsProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const { channel, steps } = path;
  return (
    <ol
      className="operator-hub__path"
      aria-label={t('Versions in channel {{channel}}', { channel })}
    >
      {folded(steps, isWhole ? steps.length : FIRST).map((one) =>
        one.kind === 'gap' ? (
          <li key={one.before} className="operator-hub__path-gap">
            <Button
              variant="link"
              isInline
              onClick={() => {
                setWhole(true);
              }}
            >
              {t('Show {{count}} more', { count: one.hidden })}
            </Button>
          </li>
        ) : (
          <Step
            key={one.step.csvName}
            step={one.step}
            nameOf={nameIn(steps)}
            entry={entries?.find(({ csvName }) => csvName === one.step.csvName) ?? null}
            isChosen={
              channel === selection.channel.name && one.step.csvName === selection.version.csvName
            }
            onChoose={() => {
              onChoose(channel, one.step.version);
            }}
          />
        ),
      )}
      {isWhole && steps.length > FIRST && (
        <li className="operator-hub__path-gap">
          <Button
            variant="link"
            isInline
            onClick={() => {
              setWhole(false);
            }}
          >
            {t('Show less')}
          </Button>
        </li>
      )}
    </ol>
  );
}

type VersionStepsProps = {
  readonly path: VersionPath;
  readonly selection: PackageSelection;
  readonly onChoose: ChooseVersion;
  /** `null`: the update graph is unknown. */
  readonly entries: readonly ChannelEntry[] | null;
};

/** The number of versions of a long channel that are shown initially. */
const FIRST = 6;

function Step({ step, entry, nameOf, isChosen, onChoose }: StepProps) {
  const t = useT();
  const takesOver = entry === null ? '' : takesOverText(entry, nameOf, t);
  const { csvName, version, isHead, installedIn, deprecation } = step;
  return (
    <li
      className={
        installedIn.length > 0
          ? 'operator-hub__path-step operator-hub__path-step--installed'
          : 'operator-hub__path-step'
      }
      aria-current={isChosen ? 'true' : undefined}
    >
      <Button
        variant="link"
        isInline
        className="operator-hub__path-version"
        title={csvName}
        aria-label={t('Show version {{version}}', { version })}
        onClick={onChoose}
      >
        {version}
      </Button>
      {isHead && (
        <Label isCompact variant="outline">
          {t('Latest')}
        </Label>
      )}
      {installedIn.length > 0 && (
        <Label isCompact status="success" title={t.list(installedIn)}>
          {t('Installed in {{projects}}', { projects: t.list(installedIn) })}
        </Label>
      )}
      {deprecation !== null && <DeprecatedLabel message={deprecation} />}
      {takesOver !== '' && <span className="operator-hub__path-takes-over">{takesOver}</span>}
    </li>
  );
}

type StepProps = {
  readonly step: PathStep;
  readonly entry: ChannelEntry | null;
  readonly nameOf: (csvName: string) => string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};
