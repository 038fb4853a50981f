import type { ReactNode } from 'react';
import type { Permission } from '~/kube/failure';
import { toListJobs } from '~/kube/permissions';
import type { Remedy } from '~/olm/diagnosis/remedy';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import {
  contentsOf,
  deleteCsv,
  failedCsvName,
  laterVersion,
} from '~/operator/rules/earlierVersions';
import { changeableGroup, groupChoices, offeredModes } from '~/operator/rules/operatorGroupChange';
import { modesOfOperator } from '~/operator/rules/operatorModes';
import { resolveAgain, retryUnpack, retryUnpackAutomatically } from '~/operator/rules/unpackRetry';
import { RefreshDialog } from '~/sources/view/RefreshDialog';
import { RemoveCatalogDialog } from '~/sources/view/RemoveCatalogDialog';
import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';
import { routes } from '~/routes';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import type { Action, Input, Offer, Unavailable } from '~/ui/calls/action';
import { neededText } from '~/ui/permissionText';
import { ConflictingGroupsDialog } from './ConflictingGroupsDialog';
import { GrantAccount } from './GrantAccount';
import {
  changeGroupAction,
  createGroupAction,
  editTitles,
  failForwardAction,
  removeGroupAction,
} from './groupActions';
import { overrideAction } from './overrideActions';
import { PodLogsDialog } from './PodLogsDialog';
import { neededName, ProvidersDialog } from './ProvidersDialog';
import { recreateAction, unknownJobAction } from './resubscribeActions';

/** A button of a remedy, with its dialog or the page that can do it. */
export type RemedyOffer = Offer<Opened>;

/** A dialog whose content is data, or one of its own. */
type Opened =
  | {
      readonly action: (from: RemedyFacts, input: Input) => Action | Unavailable;
      /** Requests the package of the Subscription. */
      readonly needsPackage?: true;
      /** Permissions that explain why facts are unknown. */
      readonly asks?: readonly Permission[];
    }
  | { readonly Content: (props: ContentProps) => ReactNode };

/** The details are those at the time of opening. */
type RemedyFacts = {
  readonly details: OperatorDetails;
  /** `null`: unknown, or not requested. */
  readonly offered: OperatorPackage | null | 'loading';
  readonly missing: readonly Permission[];
  /** The time of opening (ISO 8601). */
  readonly now: string;
};

type ContentProps = { readonly details: OperatorDetails; readonly onClose: () => void };

export function offerOf(remedy: Remedy, t: Translate): RemedyOffer {
  return textOfKind(REMEDIES, remedy, t);
}

/** Every remedy. */
const REMEDIES: KindTexts<Remedy, RemedyOffer> = {
  'approve-plan': (t, { namespace, planName, isFirst }) => ({
    text: isFirst ? t('Review installation') : t('Review update'),
    to: routes.plan(namespace, planName),
  }),
  'edit-subscription': (t, remedy) => ({
    text: SETTING_TEXTS[remedy.setting](t),
    Content: (props) => (
      <LazyPart skeleton={null}>
        <SettingDialog {...props} remedy={remedy} title={SETTING_TEXTS[remedy.setting](t)} />
      </LazyPart>
    ),
  }),
  'open-operator': (t, { namespace, name }) => ({
    text: t('Operator {{name}}', { name }),
    to: routes.operator(namespace, name),
    isName: true,
  }),
  'open-object': (t, { object }) => ({
    text: t('{{kind}} {{name}}', { kind: object.model.kind, name: object.name }),
    to: routes.object(object),
    isName: true,
  }),
  uninstall: (t, { namespace, name }) => ({
    text: t('Uninstall {{name}}', { name }),
    to: routes.uninstallHere(namespace, name),
  }),
  'create-operator-group': (t, { namespace }) => ({
    text: t('Create OperatorGroup'),
    needsPackage: true,
    action: ({ details, offered }, input) => {
      const { operator } = details;
      const [first, ...others] = offeredModes(modesFrom(details, offered));
      const place = { namespace, packageName: operator.packageName ?? operator.name };
      if (first !== undefined) return createGroupAction([first, ...others], place, t)(input);
      const title = t('Create an OperatorGroup in namespace {{namespace}}?', { namespace });
      if (offered === 'loading') return { title, text: t('Loading'), calls: [] };
      return {
        title,
        text: t(
          'The catalog does not list the supported install modes. Create an OperatorGroup with supported namespaces.',
        ),
        link: { text: t('OperatorGroups in the namespace'), to: routes.operatorGroups(namespace) },
        calls: [],
      };
    },
  }),
  'remove-operator-group': (t, { namespace, names }) => ({
    text: t('Select the OperatorGroup to keep'),
    needsPackage: true,
    action: ({ details, offered }, input) => {
      const { csvs, operatorGroups, namespaceCsvs } = details.facts;
      if (csvs.length === 0 && offered === 'loading') {
        const title = t('Select the OperatorGroup to keep in {{namespace}}', { namespace });
        return { title, text: t('Loading'), calls: [] };
      }
      const groups = (operatorGroups ?? []).filter(({ metadata }) => names.includes(metadata.name));
      const waiting = { name: details.operator.displayName, modes: modesFrom(details, offered) };
      const choices = groupChoices(groups, namespaceCsvs ?? [], csvs.length === 0 ? [waiting] : []);
      return removeGroupAction(choices, namespace, t)(input);
    },
  }),
  'change-operator-group': (t, remedy) => ({
    text: t('Edit OperatorGroup {{name}}', remedy),
    action: ({ details }, input) => {
      const group = changeableGroup(details.facts, remedy);
      return group === null
        ? {
            title: t('Edit OperatorGroup {{name}}?', remedy),
            text: t(
              'The OperatorGroup or CSV {{csvName}} does not exist or supports no install mode.',
              remedy,
            ),
            calls: [],
          }
        : changeGroupAction(group, remedy.csvName, t)(input);
    },
  }),
  'edit-operator-group': (t, { namespace, name }) => ({
    text: t('Edit OperatorGroup {{name}}', { name }),
    to: routes.operatorNamespaces(namespace),
  }),
  // Helps only if the catalog has a later version.
  'fail-forward': (t, { name }) => ({
    text: t('Enable fail forward'),
    needsPackage: true,
    action: ({ details: { facts }, offered }) => {
      const title = t('Enable fail forward?');
      const csvName = failedCsvName(facts);
      if (offered === 'loading') return { title, text: t('Loading'), calls: [] };
      const version = laterVersion(offered, facts, csvName);
      if (version === null) {
        const text = t('The channel contains no later version that can replace {{csvName}}.', {
          csvName,
        });
        return { title, text, calls: [] };
      }
      const group = facts.operatorGroups?.find(named(name));
      if (group === undefined) return gone(title, t);
      const names = (facts.namespaceCsvs ?? []).map(({ metadata }) => metadata.name);
      const others = names.filter((one) => one !== csvName);
      return failForwardAction(group, { csvName, version, others }, t);
    },
  }),
  'delete-csv': (t, { name }) => ({
    text: t('Delete CSV {{name}}', { name }),
    action: ({ details: { facts } }) => {
      const question = t('Delete CSV {{name}}?', { name });
      const csv = facts.namespaceCsvs?.find(named(name));
      if (csv === undefined) return gone(question, t);
      const { deployments, apiServices, kinds } = contentsOf(csv);
      return {
        titles: { question, action: t('Delete'), done: t('{{name}} deleted', { name }) },
        isDanger: true,
        text: t('The CSV has no Subscription and blocks the resolution of the namespace.'),
        losses: [
          facts.csvs.some(named(name)) &&
            t(
              'OLM then installs the version from the channel. An earlier version might not support resources of the later one.',
            ),
          deployments.length > 0 &&
            t('Deployments to delete: {{names}}', { names: t.list(deployments) }),
          apiServices.length > 0 &&
            t('APIs that become unavailable: {{kinds}}', { kinds: t.list(apiServices) }),
          t('Service accounts, roles, webhooks, and copied CSVs are also deleted.'),
          kinds.length > 0 &&
            t(
              'The CRDs of {{kinds}} remain with all instances, but are not managed until the Operator is reinstalled.',
              { kinds: t.list(kinds) },
            ),
        ],
        calls: [deleteCsv(csv)],
      };
    },
  }),
  // Without the name of the Job, a resubscription is the remaining option.
  'retry-unpack': (t, { catalogNamespace: namespace, unpackName, candidates, subscription }) => ({
    text: t('Retry unpacking'),
    asks: unpackName === null && candidates.length === 0 ? [toListJobs(namespace)] : [],
    action: ({ details: { facts }, missing }, input) => {
      const name = unpackName ?? input['job'] ?? null;
      if (name === null && candidates.length === 0) {
        return unknownJobAction({ facts, subscription, namespace, missing }, t);
      }
      const jobs = candidates.map((job) => ({
        name: job.name,
        label: job.image ?? job.name,
        ...(job.since !== null && { time: job.since }),
      }));
      return {
        titles: {
          question: t('Retry bundle unpacking?'),
          action: t('Retry unpacking'),
          done: t('Bundle unpack retried'),
        },
        text: [
          t(
            'A failed unpack job in {{namespace}} blocks retries until it is deleted. Later OLM versions delete it after a few minutes.',
            { namespace },
          ),
          t('No Operator resources are deleted. First verify that the image can be pulled.'),
          unpackName === null && t('Select the unpack job with the image of this Operator.'),
        ],
        fields:
          unpackName === null
            ? [{ id: 'job', label: t('Job to delete'), value: name ?? '', options: jobs }]
            : [],
        calls: name === null ? [] : retryUnpack(namespace, name),
      };
    },
  }),
  // TS-006
  'unpack-settings': (t, { namespace, name }) => ({
    text: t('Enable automatic unpack retries'),
    action: ({ details: { facts } }) => {
      const title = t('Enable automatic unpack retries?');
      const group = facts.operatorGroups?.find(named(name));
      if (group === undefined) return gone(title, t);
      return {
        titles: editTitles(name, title, t),
        text: [
          t(
            'OLM replaces failed unpack jobs every 5 minutes until the bundle is unpacked. Applies to all Operators in namespace {{namespace}}.',
            { namespace },
          ),
          t('Requires OpenShift 4.14 or later.'),
        ],
        calls: retryUnpackAutomatically(group),
      };
    },
  }),
  'override-condition': (t, { name, type }) => ({
    text: t('Override condition {{type}}', { type }),
    action: ({ details: { facts }, missing }, input) => {
      const condition = facts.conditions?.find(named(name));
      if (condition !== undefined) return overrideAction(condition, type, t)(input);
      const unread = missing.filter(({ resource }) => resource === 'operatorconditions');
      return {
        title: t('Override condition {{type}} of {{name}}?', { type, name }),
        text: t.sentences([
          t(
            'OperatorCondition {{name}} does not exist, or you do not have permission to view it.',
            { name },
          ),
          neededText(unread, t),
        ]),
        calls: [],
      };
    },
  }),
  resubscribe: (t, { subscription: { name } }) => ({
    text: t('Re-create Subscription'),
    action: ({ details }) => recreateAction(details.facts, name, t),
  }),
  'resolve-again': (t, { subscription: { namespace, name } }) => ({
    text: t('Resolve again'),
    action: ({ details: { facts }, now }) => {
      const question = t('Resolve Subscriptions again?');
      if (facts.subscription === null) return gone(question, t);
      return {
        titles: {
          question,
          action: t('Resolve again'),
          done: t('Resolution of namespace {{namespace}} triggered', { namespace }),
        },
        text: t(
          'OLM resolves the Subscriptions of this namespace again. This adds an annotation to Subscription {{name}}.',
          { name },
        ),
        calls: [resolveAgain(facts.subscription, now)],
      };
    },
  }),
  'restart-catalog': (t, { catalog }) => ({
    text: t('Restart CatalogSource {{name}}', { name: catalog.name }),
    Content: ({ onClose }) => <RefreshDialog catalog={catalog} onClose={onClose} />,
  }),
  'disable-catalog': (t, { catalog }) => ({
    text: t('Remove CatalogSource {{name}}', { name: catalog.name }),
    Content: ({ details, onClose }) => (
      <RemoveCatalogDialog catalog={catalog} here={details.operator.namespace} onClose={onClose} />
    ),
  }),
  'find-provider': (t, remedy) => ({
    text: t('Find providers of {{name}}', { name: neededName(remedy.need) }),
    Content: (props) => <ProvidersDialog {...remedy} {...props} />,
  }),
  'find-rivals': (t, remedy) => ({
    text: t('Find providers of the same APIs'),
    Content: (props) => <ConflictingGroupsDialog {...remedy} {...props} />,
  }),
  'grant-account': (t, { namespace, account }) => ({
    text: t('Grant these permissions'),
    Content: ({ details: { facts }, onClose }) => (
      <GrantAccount
        account={{ namespace, name: account }}
        plan={facts.plan}
        csvs={facts.csvs}
        onClose={onClose}
      />
    ),
  }),
  'open-logs': (t, remedy) => ({
    text: t('View log of pod {{name}}', { name: shortened(remedy.pod.name) }),
    Content: (props) => <PodLogsDialog {...remedy} {...props} />,
  }),
};

/** The supported install modes of the Operator; empty if unknown. */
function modesFrom({ facts }: OperatorDetails, offered: RemedyFacts['offered']) {
  const channel = facts.subscription?.spec?.channel ?? null;
  return modesOfOperator({ csvs: facts.csvs, channel }, offered === 'loading' ? null : offered);
}

function gone(title: string, t: Translate): Unavailable {
  return { title, text: t('Already deleted'), calls: [] };
}

function named(name: string) {
  return ({ metadata }: { readonly metadata: { readonly name: string } }) => metadata.name === name;
}

/** The start and the end of a long name: the pods of unpack jobs have names of 64 characters. */
function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 12)}…${name.slice(-12)}` : name;
}

/** Loads the form of the tab Updates. */
const SettingDialog = later(async () => (await import('./SettingDialog')).SettingDialog);

const SETTING_TEXTS: Texts<Extract<Remedy, { kind: 'edit-subscription' }>['setting']> = {
  channel: (t) => t('Change channel'),
  catalog: (t) => t('Change catalog'),
  approval: (t) => t('Edit update approval'),
};
