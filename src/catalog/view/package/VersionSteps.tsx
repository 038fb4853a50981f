import { useState } from 'react';
import { Button, Label } from '@patternfly/react-core';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import type { PackageSelection } from '~/catalog/rules/selection';
import { type PathStep, type VersionPath, folded } from '~/catalog/rules/versionPath';
import type { ChannelEntry } from '~/olm/paths/channelEdges';
import { useT } from '~/i18n';
import { takesOverText } from '~/ui/package/pathText';
import type { ChooseVersion } from './VersionChooser';

/** The versions of one channel as a path, newest first. A long one is folded to what people look for. */
export function VersionSteps({ path, selection, onChoose, entries }: Props) {
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
            {t('Show fewer')}
          </Button>
        </li>
      )}
    </ol>
  );
}

type Props = {
  readonly path: VersionPath;
  readonly selection: PackageSelection;
  readonly onChoose: ChooseVersion;
  /** `null`: it is not known which version replaces which. */
  readonly entries: readonly ChannelEntry[] | null;
};

/** A long channel shows this many versions at first. */
const FIRST = 6;

function Step({ step, entry, isChosen, onChoose }: StepProps) {
  const t = useT();
  const takesOver = entry === null ? '' : takesOverText(entry, t);
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
          {t('Newest')}
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
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};
