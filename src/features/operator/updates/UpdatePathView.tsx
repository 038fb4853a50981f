import { HelperText, HelperTextItem, ProgressStep, ProgressStepper } from '@patternfly/react-core';
import { DeprecatedLabel } from '~/components/DeprecatedLabel';
import { Mono } from '~/components/Mono';
import type { UpdateStanding } from '~/domain/installed/settings/updateStanding';
import type { UpdateHops, UpdatePath, UpdateStep } from '~/domain/installed/settings/updatePath';
import { type Translate, useT } from '~/i18n';

/** The versions from what is installed to the newest of the channel, and how many updates lead there. */
export function UpdatePathView({ path, channel, standing }: Props) {
  const t = useT();
  const note = hopsText(path.hops, t);
  if (path.steps.length < 2) return null;
  return (
    <div>
      <ProgressStepper
        isCenterAligned
        aria-label={t('Versions from what is installed to the newest in {{channel}}', { channel })}
      >
        {path.steps.map((step) =>
          step.kind === 'gap' ? (
            <ProgressStep
              key={step.before}
              id={`operator-hub-gap-${step.before}`}
              titleId={`operator-hub-gap-${step.before}-title`}
              variant="pending"
            >
              {t('{{count}} more version', { count: step.count })}
            </ProgressStep>
          ) : (
            <ProgressStep
              key={step.csvName}
              id={`operator-hub-step-${step.csvName}`}
              titleId={`operator-hub-step-${step.csvName}-title`}
              variant={variantOf(step, standing)}
              isCurrent={step.isInstalled}
              description={<StepNote step={step} />}
            >
              <Mono title={step.csvName}>{step.version}</Mono>
            </ProgressStep>
          ),
        )}
      </ProgressStepper>
      {note !== null && (
        <HelperText className="operator-hub__path-note">
          <HelperTextItem variant="indeterminate">{note}</HelperTextItem>
        </HelperText>
      )}
    </div>
  );
}

type Props = {
  readonly path: UpdatePath;
  readonly channel: string;
  readonly standing: UpdateStanding['kind'];
};

type VersionStep = Extract<UpdateStep, { kind: 'version' }>;

function variantOf({ isInstalled, isNext }: VersionStep, standing: UpdateStanding['kind']) {
  if (isInstalled) return INSTALLED[standing] ?? 'success';
  return isNext ? (NEXT[standing] ?? 'info') : 'pending';
}

type Variants = Readonly<Partial<Record<UpdateStanding['kind'], 'danger' | 'warning' | 'info'>>>;

/** Of a version that is not as it should be. */
const INSTALLED: Variants = { failed: 'danger', 'csv-removed': 'danger', 'not-ready': 'info' };
const NEXT: Variants = {
  'held-back': 'warning',
  'replacement-stuck': 'warning',
  'replacement-failed': 'danger',
  'plan-failed': 'danger',
};

function StepNote({ step }: { readonly step: VersionStep }) {
  const t = useT();
  const { isInstalled, isNext, isHead, isPassedOver, deprecation } = step;
  const words = [
    ...(isInstalled ? [t('Installed')] : []),
    ...(isNext ? [t('Next')] : []),
    ...(isPassedOver ? [t('Passed over')] : []),
    ...(isHead ? [t('Newest')] : []),
  ];
  return (
    <>
      {words.join(' · ')} {deprecation !== null && <DeprecatedLabel message={deprecation} />}
    </>
  );
}

/** The catalog names versions, not which replaces which: only a plan tells an edge for certain. */
function hopsText(hops: UpdateHops, t: Translate): string | null {
  switch (hops.kind) {
    case 'none':
      return null;
    case 'one':
      return t('One update leads to the newest version.');
    case 'at-most':
      return t(
        'At most {{count}} updates lead to the newest version, each with a plan of its own. The catalog does not say which version replaces which: OLM may pass over some.',
        { count: hops.count },
      );
    case 'unknown':
      return t(
        'Whether an update leads there is not known: the catalog does not say which version replaces which.',
      );
  }
}
