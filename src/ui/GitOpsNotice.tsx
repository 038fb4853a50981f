import { Label, Skeleton } from '@patternfly/react-core';
import { useQueries } from '@tanstack/react-query';
import { type Translate, useT } from '~/i18n';
import type { Stored } from '~/kube/models/meta';
import { queryClient } from '~/kube/queryClient';
import { getStored } from '~/kube/request';
import { type ClusterCall, callId } from '~/olm/calls/clusterCall';
import { type GitOpsOwner, gitOpsOwner } from '~/olm/gitOpsOwner';
import { gitOpsPatch } from '~/olm/gitOpsPatch';
import { grouped } from '~/olm/lists/grouped';
import { Fold } from './Fold';
import { later } from '~/ui/lazy/later';
import { LazyPart } from './lazy/LazyPart';
import { Notice } from './Notice';

/**
 * A warning before calls that Argo CD, Flux or Open Cluster Management revert, with the same change as YAML for the
 * source. Reads the objects. Renders nothing if no tool manages them, or if they cannot be read.
 */
export function GitOpsNotice({ calls }: { readonly calls: readonly ClusterCall[] }) {
  const read = useLiveObjects(calls);
  const owned = calls.flatMap((call) => {
    const object = read.get(callId(call));
    const owner = object && gitOpsOwner({ kind: call.model.kind, metadata: object.metadata });
    return owner ? [{ owner, patch: gitOpsPatch(call, object) }] : [];
  });
  const byOwner = grouped(owned, ({ owner }) => JSON.stringify(owner));
  return [...byOwner].map(([key, own]) => (
    <OwnerNotice
      key={key}
      owner={own[0]?.owner}
      patches={own.flatMap(({ patch }) => patch ?? [])}
    />
  ));
}

/** The same for a form that edits one watched object, also before anything is changed. */
export function GitOpsFormNotice({ kind, live, calls }: FormProps) {
  const owner = gitOpsOwner({ kind, metadata: live.metadata });
  return (
    <OwnerNotice
      owner={owner ?? undefined}
      patches={owner === null ? [] : calls.flatMap((call) => gitOpsPatch(call, live) ?? [])}
    />
  );
}

type FormProps = {
  readonly kind: string;
  /** The object on the cluster. */
  readonly live: Stored<string>;
  /** The changes so far. */
  readonly calls: readonly ClusterCall[];
};

/** The objects by the ID of their call. */
function useLiveObjects(calls: readonly ClusterCall[]): ReadonlyMap<string, Stored<string>> {
  const changed = calls.filter(isDeclarable).slice(0, MOST);
  const answers = useQueries(
    {
      queries: changed.map(({ model, object }) => ({
        queryKey: ['git-ops-owner', model.group, model.plural, object] as const,
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => getStored(model, object, signal),
        // Not cached: the console can impersonate another user at any time.
        gcTime: 0,
        staleTime: 0,
        retry: false,
      })),
    },
    queryClient,
  );
  return new Map(
    changed.flatMap((call, index) => {
      const object = answers[index]?.data;
      return object === undefined ? [] : [[callId(call), object] as const];
    }),
  );
}

/** More objects at once are operands, which are also deleted if they are in Git. */
const MOST = 20;

type Change = Exclude<ClusterCall, { readonly kind: 'create' }>;

function isDeclarable(call: ClusterCall): call is Change {
  return call.kind !== 'create' && !NEVER_DECLARED.includes(call.model.kind);
}

/** OLM creates them. */
const NEVER_DECLARED: readonly string[] = [
  'ClusterServiceVersion',
  'CustomResourceDefinition',
  'InstallPlan',
  'Job',
  'Operator',
  'OperatorCondition',
  'Pod',
];

function OwnerNotice({ owner, patches }: OwnerProps) {
  const t = useT();
  if (owner === undefined) return null;
  return (
    <Notice variant="warning" title={gitOpsText(owner, t)}>
      <p>
        {t('{{tool}} can revert changes made here. Change the source of the resource instead.', {
          tool: owner.tool,
        })}
      </p>
      {patches.length > 0 && (
        <Fold title={t('Patch YAML for the source')}>
          <LazyPart skeleton={<Skeleton height="6rem" screenreaderText={t('Loading YAML')} />}>
            <ManifestStream name="patch" manifests={patches} />
          </LazyPart>
        </Fold>
      )}
    </Notice>
  );
}

type OwnerProps = {
  readonly owner: GitOpsOwner | undefined;
  readonly patches: readonly object[];
};

/** Loads the YAML library. */
const ManifestStream = later(async () => (await import('./ManifestStream')).ManifestStream);

/** The tool that manages an object, in the head of its page. Renders nothing without one. */
export function GitOpsLabel({ owner }: { readonly owner: GitOpsOwner | null | undefined }) {
  const t = useT();
  return owner && <Label variant="outline">{gitOpsText(owner, t)}</Label>;
}

/** The approval of an install plan is the exception: no tool reverts it. */
export function GitOpsApproval({ owners }: { readonly owners: readonly GitOpsOwner[] }) {
  const t = useT();
  const names = [...new Set(owners.map((owner) => gitOpsText(owner, t)))];
  if (names.length === 0) return null;
  return (
    <Notice isPlain variant="info" title={t.list(names)}>
      {t('Install plans are never in Git. The approval is not reverted.')}
    </Notice>
  );
}

/** "Managed by Argo CD (Application infra)". */
function gitOpsText({ tool, source, installation }: GitOpsOwner, t: Translate): string {
  if (source === null) return t('Managed by {{tool}}', { tool });
  return installation === undefined
    ? t('Managed by {{tool}} ({{kind}} {{name}})', { tool, ...source })
    : t('Managed by {{tool}} {{installation}} ({{kind}} {{name}})', {
        tool,
        installation,
        ...source,
      });
}
