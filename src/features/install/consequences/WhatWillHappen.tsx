import { useState } from 'react';
import { ConsequenceSection } from '~/components/form/ConsequenceSection';
import { ConsequencesCard } from '~/components/form/ConsequencesCard';
import { FailureText } from '~/components/FailureAlert';
import { MissingRights } from '~/components/MissingRights';
import { Notice } from '~/components/Notice';
import type { Failure, Right } from '~/domain/failure';
import type { DryRuns } from '~/domain/install/submit/dryRun';
import type { Finding } from '~/domain/install/problems/finding';
import type { InstallChoices } from '~/domain/install/form/form';
import type { PlannedInstall } from '~/domain/install/planned/plannedInstall';
import type { PlannedObject } from '~/domain/install/planned/plannedObjects';
import type { StepStates } from '~/domain/steps';
import { useT } from '~/i18n';
import { DryRunSummary } from '../submit/DryRunSummary';
import { FindingList } from '../findings/FindingList';
import { ObjectList } from '../submit/ObjectList';
import { AlsoInstalled } from './AlsoInstalled';
import { ExportFooter } from './ExportFooter';
import { ObjectsAsYaml } from './ObjectsAsYaml';
import { ScopeSection } from './ScopeSection';
import { SharedFateSection } from './SharedFateSection';
import { type ObjectsView, ViewToggle } from './ViewToggle';
import './consequences.css';

/** The consequences of the choices: the objects in the order in which they are made, and what stands against them. */
export function WhatWillHappen(props: Props) {
  const { plan, objects, states, dryRuns, findings, onChoose } = props;
  const t = useT();
  const [view, setView] = useState<ObjectsView>('list');
  return (
    <ConsequencesCard
      actions={<ViewToggle view={view} onChange={setView} />}
      footer={<ExportFooter objects={objects} plan={plan} />}
    >
      {view === 'list' ? (
        <ObjectList objects={objects} states={states} dryRuns={dryRuns} />
      ) : (
        <ObjectsAsYaml objects={objects} />
      )}
      <DryRunSummary dryRuns={dryRuns} />
      <ConsequenceSection title={t('Findings')}>
        {findings.length === 0 && <p>{t('No problems found.')}</p>}
        <FindingList findings={findings} onChoose={onChoose} />
      </ConsequenceSection>
      <AlsoInstalled plan={plan} />
      <SharedFateSection plan={plan} onChoose={onChoose} />
      <ScopeSection plan={plan} />
      <Obstacles toApprove={props.toApprove} unread={props.unread} />
    </ConsequencesCard>
  );
}

type Props = Obstacles & {
  readonly plan: PlannedInstall;
  readonly objects: readonly PlannedObject[];
  readonly states: StepStates;
  readonly dryRuns: DryRuns;
  readonly findings: readonly Finding[];
  readonly onChoose: (choice: InstallChoices) => void;
};

type Obstacles = {
  readonly unread: readonly Failure[];
  /** Rights to approve what will wait, which the user does not have. */
  readonly toApprove: readonly Right[];
};

function Obstacles({ toApprove, unread }: Obstacles) {
  const t = useT();
  return (
    <>
      {toApprove.length > 0 && (
        <MissingRights missing={toApprove} title={t('Somebody else has to approve it')} />
      )}
      {unread.length > 0 && (
        <Notice isPlain variant="info" title={t('Not everything could be checked')}>
          {unread.map((failure) => (
            <FailureText key={failure.message} failure={failure} />
          ))}
        </Notice>
      )}
    </>
  );
}
