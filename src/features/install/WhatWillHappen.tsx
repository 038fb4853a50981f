import { useState } from 'react';
import {
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  Stack,
  StackItem,
  ToggleGroup,
  ToggleGroupItem,
} from '@patternfly/react-core';
import { FailureText } from '~/components/FailureAlert';
import { ManifestYaml } from '~/components/ManifestYaml';
import { MissingRights } from '~/components/MissingRights';
import { Notice } from '~/components/Notice';
import type { Failure, Right } from '~/domain/failure';
import type { DryRuns } from '~/domain/install/dryRun';
import type { Finding } from '~/domain/install/finding';
import type { InstallChoices } from '~/domain/install/form';
import type { PlannedObject } from '~/domain/install/plannedObjects';
import type { StepStates } from '~/domain/steps';
import { useT } from '~/i18n';
import { DryRunSummary } from './DryRunSummary';
import { FindingList } from './FindingList';
import { ObjectList } from './ObjectList';

/** The consequences of the choices: the objects in the order in which they are made, and what stands against them. */
export function WhatWillHappen(props: Props) {
  const { objects, states, dryRuns, findings, unread, toApprove, onChoose } = props;
  const t = useT();
  const [view, setView] = useState<'list' | 'yaml'>('list');
  const created = objects.filter(({ action }) => action === 'create');
  return (
    <Card isCompact component="section" aria-label={t('What will happen')}>
      <CardHeader
        actions={{
          hasNoOffset: true,
          actions: (
            <ToggleGroup isCompact aria-label={t('View')}>
              <ToggleGroupItem
                text={t('List')}
                buttonId="operator-hub-view-list"
                isSelected={view === 'list'}
                onChange={() => {
                  setView('list');
                }}
              />
              <ToggleGroupItem
                text={t('YAML')}
                buttonId="operator-hub-view-yaml"
                isSelected={view === 'yaml'}
                onChange={() => {
                  setView('yaml');
                }}
              />
            </ToggleGroup>
          ),
        }}
      >
        <CardTitle component="h2">{t('What will happen')}</CardTitle>
      </CardHeader>
      <CardBody>
        <Stack hasGutter>
          <StackItem>
            {view === 'list' ? (
              <ObjectList objects={objects} states={states} dryRuns={dryRuns} />
            ) : (
              <ManifestYaml manifests={created.map(({ manifest }) => manifest)} />
            )}
          </StackItem>
          <StackItem>
            <DryRunSummary dryRuns={dryRuns} />
          </StackItem>
          <StackItem>
            <FindingList findings={findings} onChoose={onChoose} />
          </StackItem>
          {toApprove.length > 0 && (
            <StackItem>
              <MissingRights missing={toApprove} title={t('Somebody else has to approve it')} />
            </StackItem>
          )}
          {unread.length > 0 && (
            <StackItem>
              <Notice isPlain variant="info" title={t('Not everything could be checked')}>
                {unread.map((failure) => (
                  <FailureText key={failure.message} failure={failure} />
                ))}
              </Notice>
            </StackItem>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

type Props = {
  readonly objects: readonly PlannedObject[];
  readonly states: StepStates;
  readonly dryRuns: DryRuns;
  readonly findings: readonly Finding[];
  readonly onChoose: (choice: InstallChoices) => void;
  readonly unread: readonly Failure[];
  /** Rights to approve what will wait, which the user does not have. */
  readonly toApprove: readonly Right[];
};
