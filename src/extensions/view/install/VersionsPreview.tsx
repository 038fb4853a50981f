import { Button, List, ListItem } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { Spinner } from '~/ui/Spinner';
import { needTexts, unfitText } from '~/ui/fitText';
import { unavailableCatalogs } from '~/ui/unavailableCatalogs';
import { isInstallable } from '~/olm/content/extensionFit';
import { pinIn } from '~/olm/extensions/requestedVersion';
import type { Outcome, Step } from '~/olm/extensions/resolve';
import { ContentFailure } from '~/extensions/view/ContentFailure';
import { InstallWithV0 } from '~/extensions/view/InstallWithV0';
import type { InstallPlan } from './NewExtension';

/** The version that OLM would install now, and why no other. */
export function VersionsPreview({ plan }: { readonly plan: InstallPlan }) {
  const t = useT();
  const { resolution, contents, request } = plan;
  const { candidates } = resolution;
  const found = problemOf(plan, t);
  return (
    <>
      <Readings contents={contents} />
      {found !== null && <Problem plan={plan} found={found} />}
      {candidates.length > 0 && (
        <List isPlain aria-live="polite">
          {candidates.slice(0, MOST).map(({ bundle, catalog, failed }) => (
            <ListItem key={`${catalog} ${bundle.name}`}>
              <Mono>{bundle.version}</Mono>{' '}
              {failed.length === 0
                ? (found?.title ?? t('Will be installed'))
                : t.list(failed.map((step) => stepText(step, request.version, t)))}
            </ListItem>
          ))}
        </List>
      )}
      {candidates.length > MOST && t('{{count}} more version', { count: candidates.length - MOST })}
    </>
  );
}

function problemOf({ resolution, fit, request }: InstallPlan, t: Translate): OutcomeText | null {
  const text = outcomeText(resolution.outcome, request.packageName ?? '', t);
  const unfit = fit && unfitText(fit, t);
  return text ?? (unfit === null ? null : { title: t('Bundle not supported'), text: unfit });
}

/** With OLM v0 as the alternative if OLM v1 cannot install the version. */
function Problem({ plan: { fit, request }, found }: ProblemProps) {
  const t = useT();
  return (
    <Notice variant="danger" isLiveRegion title={found.title}>
      {found.text}
      {fit?.kind === 'requires' && <p dir="auto">{needTexts(fit.needs, t)}</p>}
      {fit !== null && !isInstallable(fit) && (
        <p>
          <InstallWithV0 packageName={request.packageName ?? ''} />
        </p>
      )}
    </Notice>
  );
}

type ProblemProps = { readonly plan: InstallPlan; readonly found: OutcomeText };

/** Of hundreds of versions, the latest are sufficient. */
const MOST = 12;

const STEPS: Readonly<Record<Step, (t: Translate) => string>> = {
  channel: (t) => t('Not in the channel'),
  range: (t) => t('Outside the range'),
  'pre-release': (t) => t('Pre-release outside the range'),
  path: (t) => t('No update path'),
  deprecated: (t) => t('Deprecated'),
  older: (t) => t('Older version'),
  priority: (t) => t('Lower catalog priority'),
  tie: (t) => t('Same catalog priority'),
};

/** A pin is no range. @param version the requested version or range */
export function stepText(step: Step, version: string | null, t: Translate): string {
  const isPin = version !== null && pinIn(version) !== null;
  return step === 'range' && isPin ? t('Not requested') : STEPS[step](t);
}

/** Contents that are not loaded, or could not be loaded. */
function Readings({ contents: { readings, read } }: Pick<InstallPlan, 'contents'>) {
  const t = useT();
  return readings.map(({ catalog, state }) => {
    switch (state.kind) {
      case 'known':
        return null;
      case 'loading':
      case 'reading':
        return (
          <div key={catalog} role="status">
            <Spinner aria-hidden="true" /> {t('Loading ClusterCatalog {{catalog}}', { catalog })}
          </div>
        );
      case 'on-request':
        return (
          state.failure !== null && (
            <div key={catalog}>
              <ContentFailure catalog={catalog} failure={state.failure} />
              <Button variant="link" isInline onClick={read}>
                {t('Load ClusterCatalog {{catalog}}', { catalog })}
              </Button>
            </div>
          )
        );
    }
  });
}

type OutcomeText = { readonly title: string; readonly text?: string };

export function outcomeText(outcome: Outcome, name: string, t: Translate): OutcomeText | null {
  switch (outcome.kind) {
    case 'chosen':
    case 'keeps':
    case 'not-known':
      return null;
    case 'selector-invalid':
      return { title: t('Invalid catalog selector') };
    case 'catalog-broken':
      return {
        title: unavailableCatalogs(outcome.catalogs, t),
        ...(outcome.catalogs.length > 1 && { text: t.list(outcome.catalogs) }),
      };
    case 'tie':
      return {
        title: t('Multiple catalogs provide {{name}}', { name }),
        text: t('Catalogs with the same priority: {{catalogs}}', {
          catalogs: t.list(outcome.catalogs),
        }),
      };
    case 'no-package':
      return { title: t('Package {{name}} not found', { name }) };
    case 'no-version':
    case 'no-path':
      return { title: t('No matching version') };
    case 'dependency':
      return {
        title: t('Dependencies not supported'),
        text: t('OLM v1 does not install dependencies. Installing them first does not help.'),
      };
  }
}
