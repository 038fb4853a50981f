import type { K8sResourceKind } from '@openshift-console/dynamic-plugin-sdk';
import { useState } from 'react';
import { parse, stringify } from 'yaml';
import { isRecord, textAt } from '../../json';
import { apiPath } from '../kube/apiPath';
import { kindOfObject, referenceOf } from '../kube/reference';
import { useModel } from '../kube/useModel';
import { sendJson } from '../kube/write';

export type YamlEditor = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly success: string | undefined;
  /** Sends the text to the API server: creates or replaces the object. */
  readonly save: () => void;
  /** Replaces the edits with the current object of the cluster. */
  readonly reload: () => void;
  /** Whether the cluster's object changed since the text was taken from it. */
  readonly isStale: boolean;
};

/** The edited text of an object that can change in the cluster during editing. */
export function useYamlEditor(resource: K8sResourceKind, create: boolean): YamlEditor {
  const [based, setBased] = useState(resource);
  const [text, setText] = useState(() => yamlOf(resource));
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly failure?: string; readonly success?: string }>(
    {},
  );
  const kind = kindOfObject(resource);
  const model = useModel(kind === undefined ? undefined : referenceOf(kind));

  const reload = () => {
    setBased(resource);
    setText(yamlOf(resource));
    setOutcome({});
  };
  const send = async () => {
    const edited: unknown = parse(text);
    if (!isRecord(edited) || model === undefined) {
      throw new Error('This is not an object of a kind that the cluster serves.');
    }
    const name = textAt(edited, 'metadata', 'name');
    const namespace = textAt(edited, 'metadata', 'namespace');
    const answer = await (create
      ? sendJson('POST', apiPath(model, { namespace }), edited)
      : sendJson('PUT', apiPath(model, { name, namespace }), edited));
    if (isRecord(answer)) {
      setBased(answer);
      setText(yamlOf(answer));
    }
    return `${name ?? ''} ${textAt(answer, 'metadata', 'resourceVersion') ?? ''}`;
  };
  const save = () => {
    setIsBusy(true);
    send()
      .then(
        (success) => {
          setOutcome({ success });
        },
        (error: unknown) => {
          setOutcome({ failure: error instanceof Error ? error.message : String(error) });
        },
      )
      .finally(() => {
        setIsBusy(false);
      });
  };
  return {
    text,
    setText,
    isBusy,
    failure: outcome.failure,
    success: outcome.success,
    save,
    reload,
    isStale: isNewer(resource, based),
  };
}

function isNewer(one: K8sResourceKind, other: K8sResourceKind): boolean {
  return Number(one.metadata?.resourceVersion ?? 0) > Number(other.metadata?.resourceVersion ?? 0);
}

/** Without `managedFields`: they are long, and not for people. */
function yamlOf(resource: K8sResourceKind): string {
  const metadata = Object.entries(resource.metadata ?? {}).filter(
    ([key]) => key !== 'managedFields',
  );
  return stringify({ ...resource, metadata: Object.fromEntries(metadata) }, { lineWidth: 0 });
}
