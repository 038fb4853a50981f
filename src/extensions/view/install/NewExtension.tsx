import { useEffect, useState } from 'react';
import { AlertActionLink, Flex } from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import { useT } from '~/i18n';
import { dataOr, map } from '~/kube/loadable';
import { type ExtensionFit, extensionFit, isInstallable } from '~/olm/content/extensionFit';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { routes } from '~/routes';
import { BusyButton } from '~/ui/BusyButton';
import { FailureAlert } from '~/ui/FailureAlert';
import { FormFields, FormLayout } from '~/ui/form/FormLayout';
import { LinkButton } from '~/ui/LinkButton';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import { type BundleOrigin, useInstallerRules } from '~/extensions/read/installerGrants';
import { useGates } from '~/extensions/read/useOptionalFields';
import { useAccountAccess } from '~/olm/read/useAccountAccess';
import { useFitFacts } from '~/olm/read/extensions/useExtensionFits';
import { useInstallExtension } from '~/extensions/read/useInstallExtension';
import { type Replaced, useReplacedVersion } from '~/extensions/read/useReplacedVersion';
import { useRemains } from '~/extensions/read/useRemains';
import {
  type OfferContents,
  useInstallSurroundings,
  useOfferContents,
} from '~/extensions/read/useInstallOffer';
import { permissionsIn } from '~/olm/permissions/rulePermissions';
import type { ApiFeatures } from '~/olm/extensions/apiFeatures';
import type { Catalog } from '~/olm/extensions/catalog';
import {
  type InstallForm,
  type Offer,
  accountOf,
  apisOwnedByCsvs,
  chosenIn,
  blocking,
  namespaceOf,
  newInstall,
  requestOf,
  type WrongFields,
  wrongFields,
} from '~/extensions/rules/installForm';
import { optionalFields, watchedNamespace } from '~/extensions/rules/optionalFields';
import { type Resolution, resolve } from '~/olm/extensions/resolve';
import { InstallFields } from './InstallFields';
import { InstallPreview } from './InstallPreview';

/** The form with its preview. */
export function NewExtension({ offer, features, catalogs }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [form, setForm] = useState(() => newInstall(offer));
  const plan = useInstallPlan({ offer, features, catalogs }, form);
  const { run, isReady, chosen } = plan;
  const { isDone } = run;
  useEffect(() => {
    if (isDone) void navigate(routes.operator(CLUSTER_SCOPE, form.name));
  }, [isDone, navigate, form.name]);
  const version = chosen?.bundle.version ?? null;
  const replaced = useReplacedVersion(form, version);
  return (
    <FormLayout
      choices={
        <fieldset disabled={run.isRunning || isDone} className="operator-hub__form-choices">
          <FormFields>
            <InstallFields
              plan={plan}
              onChange={(change) => {
                run.edited();
                setForm((before) => ({ ...before, ...change }));
              }}
            />
          </FormFields>
        </fieldset>
      }
      consequences={<InstallPreview plan={plan} />}
      actions={
        <>
          <MissingPermissions
            missing={run.missing}
            title={t('Insufficient permissions to install')}
          />
          {run.failure !== null && (
            <FailureAlert failure={run.failure} what={t('Install {{name}}', { name: form.name })} />
          )}
          <ReplacedNotice replaced={replaced} version={version} />
          <Flex columnGap={{ default: 'columnGapMd' }}>
            <BusyButton
              variant="primary"
              isLoading={run.isRunning}
              isDisabled={[run.isRunning, isDone, !isReady, replaced !== null].includes(true)}
              onClick={run.run}
            >
              {version === null ? t('Install') : t('Install {{name}}', { name: version })}
            </BusyButton>
            <LinkButton variant="link" to={routes.source(CLUSTER_SCOPE, offer.catalog)}>
              {t('Cancel')}
            </LinkButton>
          </Flex>
        </>
      }
    />
  );
}

type Props = {
  readonly offer: Offer;
  readonly features: ApiFeatures;
  readonly catalogs: readonly Catalog[];
};

/** An update of the catalog replaced the version to install. */
function ReplacedNotice({ replaced, version }: ReplacedProps) {
  const t = useT();
  if (replaced === null) return null;
  const { before, accept } = replaced;
  return (
    <Notice
      variant="warning"
      isLiveRegion
      title={t('{{field}}: {{before}} → {{after}}', {
        field: t('Version'),
        before,
        after: version,
      })}
      actionLinks={
        <AlertActionLink onClick={accept}>
          {t('Select {{name}}', { name: version })}
        </AlertActionLink>
      }
    />
  );
}

type ReplacedProps = { readonly replaced: Replaced | null; readonly version: string | null };

export type InstallPlan = ReturnType<typeof useInstallPlan>;

/** `null` while unknown. */
function fitOf(chosen: ReturnType<typeof chosenIn>, facts: ReturnType<typeof useFitFacts>) {
  return chosen && facts && extensionFit(chosen.bundle, facts);
}

/** The result of the form. */
function useInstallPlan({ offer, features, catalogs }: Props, form: InstallForm) {
  const around = useInstallSurroundings();
  const gates = useGates();
  const facts = useFitFacts(true);
  const contents = useOfferContents(offer, catalogs, form.asksAllCatalogs);
  const { content } = contents;
  const request = requestOf(form, offer, content);
  const resolution = resolve(request, contents.requested);
  const chosen = chosenIn(resolution);
  const namespace = namespaceOf(form, offer, resolution);
  const fit = fitOf(chosen, facts);
  const watched = watchedNamespace(form.watched, namespace, fit);
  const { serviceAccount, deadline } = features;
  const wrong = wrongFields(form, { namespace, watched, fit, deadline });
  const isSound = isWellFormed(wrong, serviceAccount);
  const rules = useInstallerRules(form.name, originOf(chosen, { form, offer, catalogs }));
  const known = dataOr(rules, null);
  const isAccountGiven = isAccountNamed(form) && !wrong.account;
  const needed = isAccountGiven && known ? permissionsIn(known, namespace) : null;
  const access = useAccountAccess(accountOf({ form, namespace }), needed);
  const gaps = map(access, ({ missing }) => missing);
  const installation = { form, request, namespace, features, watched, rules: known };
  const run = useInstallExtension(installation, around, isSound);
  const isBegun = Object.keys(run.states).length > 0;
  const conflict = isBegun ? null : blocking(form, offer, around.extensions);
  // During the installation, the CRDs are those of the new extension.
  const isNameFree = [conflict === null, !isBegun, !wrong.name].every(Boolean);
  const remains = useRemains(form.name, isNameFree);
  const isTerminating = around.terminating.has(namespace);
  // OLM does not take over a namespace (operator-controller 1e533706: collision protection of ClusterObjectSets).
  const isNamespaceTaken = form.isManaged && !isBegun && around.namespaces.has(namespace);
  const undecided = isUndecided(resolution, contents);
  const isOpen = [undecided && form.isUndecidedConfirmed, isFitting(resolution, fit)].includes(
    true,
  );
  const owned = chosen === null ? [] : apisOwnedByCsvs(chosen.bundle.apis, around.csvs);
  return {
    offer,
    form,
    features,
    around,
    contents,
    request,
    resolution,
    chosen,
    fit,
    namespace,
    managedName: namespaceOf({ ...form, isManaged: true }, offer, resolution),
    watched,
    optional: optionalFields(features, gates),
    wrong,
    conflict,
    isUndecided: undecided,
    remains,
    isTerminating,
    isNamespaceTaken,
    run,
    rules,
    gaps,
    owned,
    isReady: [
      isSound,
      !isTerminating,
      !isNamespaceTaken,
      isOpen,
      isConfirmed(form, serviceAccount, installation.rules !== null),
      conflict === null,
      owned.length === 0,
      !run.isAsking,
      run.missing.length === 0,
    ].every(Boolean),
  };
}

function isAccountNamed({ access, account }: InstallForm): boolean {
  return access === 'existing' && account.trim() !== '';
}

type AccountNeed = ApiFeatures['serviceAccount'];

function isWellFormed({ account, ...others }: WrongFields, need: AccountNeed): boolean {
  return !Object.values(others).includes(true) && !(need === 'required' && account);
}

function isConfirmed(
  { access, isAdminConfirmed }: InstallForm,
  need: AccountNeed,
  hasRules: boolean,
): boolean {
  if (need !== 'required' || access === 'existing') return true;
  return access === 'generated' ? hasRules : isAdminConfirmed;
}

/** The bundle whose permissions are generated or checked; `null` if they are not requested. */
function originOf(
  chosen: ReturnType<typeof chosenIn>,
  { form, offer, catalogs }: Pick<Props, 'offer' | 'catalogs'> & { readonly form: InstallForm },
): BundleOrigin | null {
  const catalog = catalogs.find(({ name }) => name === chosen?.catalog);
  const isWanted = form.access === 'generated' || form.access === 'existing';
  return chosen?.bundle.hasManifests !== true || catalog === undefined || !isWanted
    ? null
    : {
        content: catalog.content,
        packageName: offer.packageName,
        bundleName: chosen.bundle.name,
      };
}

/** Without the content of a catalog, no version can be predicted, but OLM can still install one. */
function isUndecided({ outcome }: Resolution, { readings }: OfferContents): boolean {
  const isUnreadable = readings.some(
    ({ state }) => state.kind === 'on-request' && state.failure !== null,
  );
  return outcome.kind === 'not-known' && isUnreadable;
}

function isFitting({ outcome }: Resolution, fit: ExtensionFit | null): boolean {
  return outcome.kind === 'chosen' && fit !== null && isInstallable(fit);
}
