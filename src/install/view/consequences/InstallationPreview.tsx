import { useState } from 'react';
import {
  HelperText,
  ToggleGroup,
  ToggleGroupItem,
  Skeleton,
  Label,
  List,
  ListItem,
} from '@patternfly/react-core';
import { ConsequencesCard, ConsequenceSection } from '~/ui/form/ConsequencesCard';
import { channelOf, type InstallChoices } from '~/install/rules/form';
import { hasDependencies, isHeadChosen, type PlannedInstall } from '~/install/rules/plannedInstall';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import { stepState, type StepStates } from '~/kube/steps';
import { FindingsSection, type Checks } from '~/install/view/findings/FindingsSection';
import { ObjectList } from '~/install/view/submit/ObjectList';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { ManifestYaml } from '~/ui/ManifestYaml';
import { exportedManifests, replacesProjectRequest } from '~/install/rules/exports';
import { useT } from '~/i18n';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import type { DependencyPrediction } from '~/install/read/useDependencyPrediction';
import type { PredictedInstall, Prediction } from '~/install/rules/predictedDependencies';
import { needText } from '~/install/view/findings/operatorTexts';
import { Mono } from '~/ui/Mono';
import { dataOr } from '~/kube/loadable';
import { useMirroredImages } from '~/olm/read/useMirroredImages';
import { isCommunity } from '~/olm/packages/support';
import { CommunityText } from '~/ui/package/CommunityText';
import { MirrorCoverage } from '~/ui/package/MirrorCoverage';
import { ExportFooter } from './ExportFooter';
import { ScopeSection } from './ScopeSection';
import { SharedUpdatesSection } from './SharedUpdatesSection';
import './consequences.css';

/** The consequences of the choices: the objects in order, and the problems. */
export function InstallationPreview({ plan, objects, states, checks, onChoose }: Props) {
  const t = useT();
  const [view, setView] = useState<ObjectsView>('list');
  const { dryRuns } = checks;
  // The YAML does not contain the failures.
  const listed =
    view === 'list'
      ? objects
      : objects.filter(
          ({ id }) => stepState(states, id).kind === 'failed' || dryRuns[id]?.kind === 'refused',
        );
  return (
    <ConsequencesCard
      actions={<ViewToggle view={view} onChange={setView} />}
      footer={<ExportFooter objects={objects} plan={plan} />}
    >
      <FindingsSection checks={checks} onChoose={onChoose} />
      {isCommunity(plan.offered.key) && (
        <Notice isPlain variant="info" title={t('This is a community Operator')}>
          <CommunityText />
        </Notice>
      )}
      {listed.length > 0 && <ObjectList objects={listed} states={states} dryRuns={dryRuns} />}
      {view === 'yaml' && <ObjectsAsYaml objects={objects} />}
      <AlsoInstalled plan={plan} dependencies={checks.dependencies} />
      <ImagesSection plan={plan} />
      <SharedUpdatesSection plan={plan} onChoose={onChoose} />
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

/** The created objects as YAML, with notes on differences from this page. */
function ObjectsAsYaml({ objects }: { readonly objects: readonly PlannedObject[] }) {
  const t = useT();
  const changed = objects.filter(({ action }) => action === 'change');
  return (
    <>
      <ManifestYaml manifests={exportedManifests(objects)} />
      <HelperText>
        {replacesProjectRequest(objects) && (
          <HelperTextItem>
            {t(
              'A ProjectRequest cannot be applied from YAML, so a Namespace is shown instead. Creating it requires permission to create namespaces.',
            )}
          </HelperTextItem>
        )}
        {changed.map(({ id, kind, name }) => (
          <HelperTextItem key={id}>
            {t('Not included: the change to {{kind}} {{name}}, which is a shared resource.', {
              kind,
              name,
            })}
          </HelperTextItem>
        ))}
      </HelperText>
    </>
  );
}

type ObjectsView = 'list' | 'yaml';

/** The view of the objects. */
function ViewToggle({ view, onChange }: ObjectsViewProps) {
  const t = useT();
  return (
    <ToggleGroup isCompact aria-label={t('View')}>
      <ToggleGroupItem
        text={t('List')}
        buttonId="operator-hub-view-list"
        isSelected={view === 'list'}
        onChange={() => {
          onChange('list');
        }}
      />
      <ToggleGroupItem
        text={t('YAML')}
        buttonId="operator-hub-view-yaml"
        isSelected={view === 'yaml'}
        onChange={() => {
          onChange('yaml');
        }}
      />
    </ToggleGroup>
  );
}

type ObjectsViewProps = {
  readonly view: ObjectsView;
  readonly onChange: (view: ObjectsView) => void;
};

/**
 * The dependencies that OLM installs. The package server states only those on APIs, so that a note on possible others
 * is always shown.
 */
function AlsoInstalled({ plan, dependencies }: AlsoInstalledProps) {
  const t = useT();
  if (dependencies === null && !hasDependencies(plan)) return null;
  return (
    <ConsequenceSection title={t('Dependencies')}>
      {dependencies !== null && <Needed plan={plan} dependencies={dependencies} />}
      <p className="operator-hub__subdued">
        {t('Package dependencies are listed in the install plan.')}
      </p>
    </ConsequenceSection>
  );
}

/** Which images have a mirror. The package server states only those of the channel head. */
function ImagesSection({ plan }: Pick<Props, 'plan'>) {
  const t = useT();
  const images = isHeadChosen(plan)
    ? (channelOf(plan.form, plan.offered)?.relatedImages ?? NO_IMAGES)
    : NO_IMAGES;
  const mirrored = useMirroredImages(images);
  if (mirrored.status === 'loading' || dataOr(mirrored, []) === null) return null;
  return (
    <ConsequenceSection title={t('Images')}>
      <MirrorCoverage of={mirrored} />
    </ConsequenceSection>
  );
}

const NO_IMAGES: readonly string[] = [];

type AlsoInstalledProps = {
  readonly plan: PlannedInstall;
  readonly dependencies: DependencyPrediction | null;
};

function Needed({ plan, dependencies }: NeededProps) {
  const t = useT();
  const { prediction, pending, unread } = dependencies;
  const { form, offered } = plan;
  const head = channelOf(form, offered)?.version;
  return (
    <>
      <LoadableView
        of={prediction}
        what={t('Dependencies')}
        skeleton={<Skeleton height="3rem" screenreaderText={t('Searching the catalogs')} />}
      >
        {(predicted) => (
          <>
            <PredictedInstalls prediction={predicted} />
            {pending.length === 0 && <UnknownNeeds prediction={predicted} />}
          </>
        )}
      </LoadableView>
      {pending.length > 0 && <p>{t('Loading {{what}}', { what: t.list(pending) })}</p>}
      {!isHeadChosen(plan) && (
        <p className="operator-hub__subdued">
          {t(
            'The catalog lists dependencies of {{head}} only. Dependencies of {{version}} might differ.',
            {
              head,
              version: form.version,
            },
          )}
        </p>
      )}
      {unread.length > 0 && (
        <Notice
          isPlain
          variant="warning"
          title={t('Unable to load: {{message}}', {
            message: t.list(unread.map(({ catalog }) => catalog)),
          })}
        >
          {t('OLM might select a dependency from these catalogs.')}
        </Notice>
      )}
    </>
  );
}

type NeededProps = AlsoInstalledProps & { readonly dependencies: DependencyPrediction };

/** Dependencies without a prediction. */
function UnknownNeeds({ prediction }: { readonly prediction: Prediction }) {
  const t = useT();
  return prediction.unknown.map(({ need, neededBy }) => (
    <Notice
      key={`${neededBy} ${JSON.stringify(need)}`}
      isPlain
      variant="info"
      title={t('{{package}} requires {{need}}', { package: neededBy, need: needText(need, t) })}
    >
      {t('Unable to predict the dependency. Select Review before installing to view it.')}
    </Notice>
  ));
}

/** The predicted installations with catalog and reason, and the existing Operators. */
function PredictedInstalls({ prediction: { installs, present } }: PredictedInstallsProps) {
  const t = useT();
  return (
    <>
      {installs.length > 0 && (
        <List isPlain isBordered aria-label={t('Dependencies')}>
          {installs.map((install) => (
            <ListItem key={install.key.packageName} data-test="predicted-install">
              <OneInstall install={install} />
            </ListItem>
          ))}
        </List>
      )}
      {installs.length > 0 && (
        <p>{t('Installed in the same namespace, with the same install plan and approval.')}</p>
      )}
      {present.map(({ need, by }) => (
        <p key={JSON.stringify(need)}>
          {t('{{need}} is already provided by {{provider}}.', {
            provider: by,
            need: needText(need, t),
          })}
        </p>
      ))}
    </>
  );
}

type PredictedInstallsProps = { readonly prediction: Prediction };

function OneInstall({ install }: { readonly install: PredictedInstall }) {
  const t = useT();
  const { key, version, channel, catalogDisplayName, needs, alternatives } = install;
  return (
    <>
      <strong>
        <Mono>{key.packageName}</Mono>
      </strong>{' '}
      <Mono>{version}</Mono>{' '}
      {t('({{catalog}}, channel {{channel}})', { catalog: catalogDisplayName, channel })}{' '}
      {install.isUpdate && (
        <Label isCompact color="blue">
          {t('Updates')}
        </Label>
      )}
      {needs.map(({ need, neededBy }) => (
        <div key={`${neededBy} ${JSON.stringify(need)}`} className="operator-hub__subdued">
          {t('{{package}} requires {{need}}', { package: neededBy, need: needText(need, t) })}
        </div>
      ))}
      {alternatives.length > 0 && (
        <div className="operator-hub__subdued">
          {t('OLM prefers this package to {{packages}}.', {
            packages: t.list(alternatives),
          })}
        </div>
      )}
    </>
  );
}
