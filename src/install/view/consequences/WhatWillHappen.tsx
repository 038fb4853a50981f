import { useState } from 'react';
import { ConsequencesCard } from '~/ui/form/ConsequencesCard';
import type { InstallChoices } from '~/install/rules/form';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import type { StepStates } from '~/kube/steps';
import { type Checks, FindingsSection } from '~/install/view/findings/FindingsSection';
import { ObjectList } from '~/install/view/submit/ObjectList';
import { AlsoInstalled } from './AlsoInstalled';
import { ExportFooter } from './ExportFooter';
import { ObjectsAsYaml } from './ObjectsAsYaml';
import { ScopeSection } from './ScopeSection';
import { SharedFateSection } from './SharedFateSection';
import { type ObjectsView, ViewToggle } from './ViewToggle';
import './consequences.css';

/** The consequences of the choices: the objects in the order in which they are made, and what stands against them. */
export function WhatWillHappen({ plan, objects, states, checks, onChoose }: Props) {
  const [view, setView] = useState<ObjectsView>('list');
  return (
    <ConsequencesCard
      actions={<ViewToggle view={view} onChange={setView} />}
      footer={<ExportFooter objects={objects} plan={plan} />}
    >
      {view === 'list' ? (
        <ObjectList objects={objects} states={states} dryRuns={checks.dryRuns} />
      ) : (
        <ObjectsAsYaml objects={objects} />
      )}
      <FindingsSection checks={checks} onChoose={onChoose} />
      <AlsoInstalled plan={plan} dependencies={checks.dependencies} />
      <SharedFateSection plan={plan} onChoose={onChoose} />
      <ScopeSection plan={plan} />
    </ConsequencesCard>
  );
}

type Props = {
  readonly plan: PlannedInstall;
  readonly objects: readonly PlannedObject[];
  readonly states: StepStates;
  readonly checks: Checks;
  readonly onChoose: (choice: InstallChoices) => void;
};
