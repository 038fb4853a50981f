import { ProgressStep, ProgressStepper, Stack, StackItem } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import { type Check, CHECKS, type WhyNotNewer } from '~/olm/extensions/extensionUpdate';
import type { Resolution } from '~/olm/extensions/resolve';
import type { ExtensionDetails, ExtensionTabProps } from '~/olm/read/extensions/useExtension';
import { stepText, outcomeText } from '~/extensions/view/install/VersionsPreview';
import { onlyFrom, remediesFor } from '~/extensions/view/remedies';
import { ActionButtons } from '~/ui/findings/FindingAlert';
import { type Remedy, useOpenAction } from '~/extensions/view/dialogs';
import { TitledCard } from '~/ui/TitledCard';

/** Installation checks for the latest version: its checks in order, and how to change the first failed one. */
export function LatestVersionCard({ details, why }: Props) {
  const t = useT();
  const version = why.latest?.bundle.version ?? null;
  const title =
    version === null
      ? t('No version found')
      : t('Installation checks for {{version}}', { version });
  const remedies = remediesOf(why, details, t);
  const open = useOpenAction();
  return (
    <TitledCard title={title}>
      <Stack hasGutter>
        <StackItem>
          <ProgressStepper isCenterAligned aria-label={title}>
            {CHECKS.map((check) => {
              const result = why.results[check];
              const isFirst = check === why.failed;
              const text = isFirst ? failedText(why, details, t) : RESULTS[result](t);
              return (
                <ProgressStep
                  key={check}
                  id={`operator-hub-check-${check}`}
                  titleId={`operator-hub-check-${check}-title`}
                  variant={VARIANTS[result]}
                  isCurrent={isFirst}
                  aria-label={text}
                  description={text}
                >
                  {NAMES[check](t)}
                </ProgressStep>
              );
            })}
          </ProgressStepper>
        </StackItem>
        {remedies.length > 0 && (
          <StackItem>
            <ActionButtons actions={remedies} onOpen={open} />
          </StackItem>
        )}
      </Stack>
    </TitledCard>
  );
}

type Props = ExtensionTabProps & { readonly why: WhyNotNewer };

const VARIANTS = { passed: 'success', failed: 'danger', unknown: 'pending' } as const;

const RESULTS: Readonly<Record<keyof typeof VARIANTS, (t: Translate) => string>> = {
  passed: (t) => t('Passed'),
  failed: (t) => t('Failed'),
  unknown: (t) => t('Not checked'),
};

const NAMES: Readonly<Record<Check, (t: Translate) => string>> = {
  catalog: (t) => t('Catalog'),
  channel: (t) => t('Channel'),
  range: (t) => t('Version range'),
  path: (t) => t('Update path'),
  choice: (t) => t('Preference'),
  fit: (t) => t('OLM v1 support'),
};

function failedText(
  { step, resolution }: WhyNotNewer,
  { extension }: ExtensionDetails,
  t: Translate,
): string {
  if (step !== null) return stepText(step, extension.version, t);
  const { outcome, requested } = resolution;
  if (requested.length === 0) return t('No catalog found');
  const found = outcomeText(outcome, extension.packageName ?? '', t);
  return found?.title ?? t('Failed');
}

/** How to change the first failed check. */
function remediesOf(
  { failed, step, latest, resolution }: WhyNotNewer,
  details: ExtensionDetails,
  t: Translate,
): readonly Remedy[] {
  const edit: Remedy = { text: t('Edit version and catalog'), action: 'target' };
  if (failed === 'fit') return [];
  if (failed === 'catalog') return brokenOf(resolution, details, t) ?? [edit];
  if (step === 'priority' && latest !== null) return [onlyFrom(latest.catalog, details, t), edit];
  const { outcome } = resolution;
  return outcome.kind === 'tie'
    ? outcome.catalogs.map((name) => onlyFrom(name, details, t))
    : [edit];
}

function brokenOf(
  { outcome }: Resolution,
  details: ExtensionDetails,
  t: Translate,
): readonly Remedy[] | null {
  if (outcome.kind !== 'catalog-broken') return null;
  const catalogs = outcome.catalogs.map((name) => ({ name, isNotServed: true, detail: '' }));
  return remediesFor({ kind: 'catalog-broken', catalogs }, details, t);
}
