import { useState } from 'react';
import { EmptyState, EmptyStateBody, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { operatorAccess } from '~/operator/rules/accountAccess';
import { useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { AccessView } from '~/operator/view/permissions/AccessView';
import { NoVersion } from './NoVersion';
import '~/operator/view/permissions/permissions.css';

/** The permissions of the Operator. During an update there are two CSVs, each with its own permissions. */
export default function PermissionsTab({ details }: OperatorTabProps) {
  const t = useT();
  const [chosen, choose] = useState<string | null>(null);
  const { facts, missing } = details;
  const { csvs, namespace } = facts;
  const csv = csvs.find(({ metadata }) => metadata.name === chosen) ?? csvs[0];
  if (csv === undefined) {
    return (
      <NoVersion details={details}>
        <NothingYet />
      </NoVersion>
    );
  }
  return (
    <>
      {csvs.length > 1 && (
        <ToggleGroup aria-label={t('ClusterServiceVersion')} className="operator-hub__csv-choice">
          {csvs.map(({ metadata: { name } }) => (
            <ToggleGroupItem
              key={name}
              text={name}
              isSelected={name === csv.metadata.name}
              onChange={() => {
                choose(name);
              }}
            />
          ))}
        </ToggleGroup>
      )}
      <AccessView
        key={csv.metadata.name}
        access={operatorAccess(csv, facts)}
        namespace={namespace}
        csvNames={csvs.map(({ metadata }) => metadata.name)}
        toSeeGroups={missing.filter(({ resource }) => resource === 'operatorgroups')}
      />
    </>
  );
}

function NothingYet() {
  const t = useT();
  return (
    <EmptyState headingLevel="h2" titleText={t('No permissions yet')}>
      <EmptyStateBody>{t('OLM grants permissions when the CSV is created.')}</EmptyStateBody>
    </EmptyState>
  );
}
