import { Button, ExpandableSection, HelperText, HelperTextItem } from '@patternfly/react-core';
import { useState } from 'react';
import { DeprecatedLabel } from '~/components/DeprecatedLabel';
import type { PackageDetails } from '~/domain/catalog/packageDetails';
import type { PackageSelection } from '~/domain/catalog/view/selection';
import { isInUpdateChecker } from '~/domain/catalog/support';
import { type VersionPath, importantPaths, versionPaths } from '~/domain/catalog/versionPath';
import { useT } from '~/i18n';
import { WebText } from './Fact';
import type { ChooseVersion } from './VersionChooser';
import { VersionSteps } from './VersionSteps';
import { SectionCard } from './SectionCard';

/** The versions of each channel, newest first, with what is installed marked; the chosen channel is open. */
export function VersionPaths({ details, selection, onChoose }: Props) {
  const t = useT();
  const { operator, installs } = details;
  const [isWhole, setWhole] = useState(false);
  const paths = versionPaths(operator, installs);
  const shown = isWhole ? paths : importantPaths(paths, selection.channel.name);
  return (
    <SectionCard title={t('Versions')}>
      <div className="operator-hub__paths">
        {shown.map((path) => (
          <Path key={path.channel} path={path} selection={selection} onChoose={onChoose} />
        ))}
        {shown.length < paths.length && (
          <Button
            variant="link"
            isInline
            onClick={() => {
              setWhole(true);
            }}
          >
            {t('Show {{count}} more channels', { count: paths.length - shown.length })}
          </Button>
        )}
        {isInUpdateChecker(operator.key) && (
          <WebText
            url="https://access.redhat.com/labs/ocpouic/"
            text={t('Which versions suit which OpenShift version')}
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
};

type PathProps = Pick<Props, 'selection' | 'onChoose'> & { readonly path: VersionPath };

function Path({ path, selection, onChoose }: PathProps) {
  const t = useT();
  const { channel, deprecation, isDefault, leftBehind } = path;
  const isChosen = channel === selection.channel.name;
  // `null` as long as nobody has opened or closed it: then the chosen channel is open.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <ExpandableSection
      isExpanded={isOpen ?? isChosen}
      onToggle={(_, open) => {
        setOpen(open);
      }}
      toggleContent={
        <span className="operator-hub__path-title">
          {isDefault ? t('{{channel}} (default channel)', { channel }) : channel}
          {deprecation !== null && <DeprecatedLabel message={deprecation} />}
        </span>
      }
    >
      {leftBehind.map(({ version, namespace }) => (
        <HelperText key={namespace}>
          <HelperTextItem variant="warning">
            {t('Project {{namespace}} has {{version}}, which this channel no longer offers.', {
              namespace,
              version,
            })}
          </HelperTextItem>
        </HelperText>
      ))}
      <VersionSteps path={path} selection={selection} onChoose={onChoose} />
    </ExpandableSection>
  );
}
