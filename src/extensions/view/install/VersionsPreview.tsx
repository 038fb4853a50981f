import { Button, List, ListItem } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { Spinner } from '~/ui/Spinner';
import { unavailableCatalogs } from '~/ui/unavailableCatalogs';
import { type ExtensionFit, isInstallable } from '~/olm/content/extensionFit';
import { pinIn } from '~/olm/extensions/requestedVersion';
import type { Outcome, Step } from '~/olm/extensions/resolve';
import { ContentFailure } from '~/extensions/view/ContentFailure';
import { InstallWithV0 } from '~/extensions/view/InstallWithV0';
import type { InstallPlan } from './NewExtension';

/** The version that OLM would install now, and why no other. */
export function VersionsPreview({ plan }: { readonly plan: InstallPlan }) {
  const t = useT();
  const { resolution, fit, contents, request } = plan;
  const { outcome, candidates } = resolution;
  const found = outcomeText(outcome, request.packageName ?? '', t) ?? (fit && fitText(fit, t));
  return (
    <>
      <Readings contents={contents} />
      {found !== null && (
        <Notice variant="danger" isLiveRegion title={found.title}>
          {found.text}
          {[outcome.kind === 'dependency', fit !== null && !isInstallable(fit)].includes(true) && (
            <p>
              <InstallWithV0 packageName={request.packageName ?? ''} />
            </p>
          )}
        </Notice>
      )}
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

function fitText(fit: ExtensionFit, t: Translate): OutcomeText | null {
  switch (fit.kind) {
    case 'fits':
    case 'requires':
      return null;
    case 'one-namespace':
      return fit.canBeConfigured ? null : notWatching(t);
    case 'several-namespaces':
      return notWatching(t);
    case 'webhooks':
      return {
        title: t('Bundle not supported'),
        text: t('Operators with webhooks require OpenShift 4.21 or later.'),
      };
    case 'api-service':
      return { title: t('Bundle not supported'), text: t('The Operator provides an APIService.') };
  }
}

function notWatching(t: Translate): OutcomeText {
  return {
    title: t('Bundle not supported'),
    text: t('The Operator does not support watching all namespaces.'),
  };
}
