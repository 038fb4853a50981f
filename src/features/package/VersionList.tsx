import { useState } from 'react';
import {
  Button,
  Card,
  CardBody,
  CardTitle,
  Flex,
  Label,
  List,
  ListItem,
} from '@patternfly/react-core';
import { DeprecatedLabel } from '~/components/DeprecatedLabel';
import type { PackageSelection } from '~/domain/catalog/selection';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { useT } from '~/i18n';

/** A long channel shows this many versions at first. */
const FIRST = 8;

/** The versions of the chosen channel, newest first, with what is installed marked. */
export function VersionList({ selection, installs }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { channel } = selection;
  const installedNames = new Set(installs.flatMap(({ csvNames }) => csvNames.slice(0, 1)));
  const shown = channel.versions.filter(
    ({ csvName }, index) => isOpen || index < FIRST || installedNames.has(csvName),
  );
  const hidden = channel.versions.length - shown.length;
  return (
    <Card>
      <CardTitle component="h2">
        {t('Versions in channel {{channel}}', { channel: channel.name })}
      </CardTitle>
      <CardBody>
        <List isPlain>
          {shown.map(({ csvName, version, deprecation }) => (
            <ListItem key={csvName}>
              <Flex columnGap={{ default: 'columnGapSm' }}>
                <span className="operator-hub__mono" title={csvName}>
                  {version}
                </span>
                {csvName === channel.headCsv && (
                  <Label isCompact variant="outline">
                    {t('Newest')}
                  </Label>
                )}
                {installedNames.has(csvName) && (
                  <Label isCompact status="success">
                    {t('Installed')}
                  </Label>
                )}
                {deprecation !== null && <DeprecatedLabel message={deprecation} />}
              </Flex>
            </ListItem>
          ))}
        </List>
        {(hidden > 0 || isOpen) && (
          <Button
            variant="link"
            isInline
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {isOpen ? t('Show fewer') : t('Show {{count}} more', { count: hidden })}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

type Props = {
  readonly selection: PackageSelection;
  readonly installs: readonly InstalledOperator[];
};
