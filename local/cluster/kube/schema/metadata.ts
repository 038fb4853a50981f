/** Metadata rules for all kinds. */
import type { FieldCause, KindEntry } from '../contracts';
import type { KubeObject } from '../types';
import { invalid, required, tooLong } from './causes';
import {
  dns1035Problems,
  labelNameProblems,
  labelValueProblems,
  pathSegmentProblems,
  qualifiedNameProblems,
  subdomainProblems,
} from './names';

/** All annotations of an object together, in bytes (256 KiB). */
const ANNOTATIONS_LIMIT = 262144;

/** Name, labels, annotations and finalizers. */
export function metadataCauses(entry: KindEntry, object: KubeObject): readonly FieldCause[] {
  return [
    ...nameCauses(entry, object.metadata.name),
    ...labelCauses(object.metadata.labels ?? {}, 'metadata.labels'),
    ...annotationCauses(object.metadata.annotations ?? {}),
    ...(object.metadata.finalizers ?? []).flatMap(finalizerCauses),
  ];
}

function labelCauses(
  labels: { readonly [key: string]: string },
  field: string,
): readonly FieldCause[] {
  return Object.entries(labels).flatMap(([key, value]) => [
    ...qualifiedNameProblems(key).map((problem) => invalid(field, key, problem)),
    ...labelValueProblems(value).map((problem) => invalid(field, value, problem)),
  ]);
}

function nameCauses(entry: KindEntry, name: string | undefined): readonly FieldCause[] {
  if (name === undefined || name === '') {
    return [required('metadata.name', 'name or generateName is required')];
  }
  return nameProblems(entry, name).map((problem) => invalid('metadata.name', name, problem));
}

function nameProblems(entry: KindEntry, name: string): readonly string[] {
  switch (entry.nameRule) {
    case 'path-segment':
      return pathSegmentProblems(name);
    case 'label':
      return entry.kind === 'Service' ? dns1035Problems(name) : labelNameProblems(name);
    case 'subdomain':
      return subdomainProblems(name);
  }
}

function annotationCauses(annotations: { readonly [key: string]: string }): readonly FieldCause[] {
  const size = Object.entries(annotations).reduce(
    (sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value),
    0,
  );
  return [
    ...Object.keys(annotations).flatMap((key) =>
      // Annotation keys are case-insensitive.
      qualifiedNameProblems(key.toLowerCase()).map((problem) =>
        invalid('metadata.annotations', key, problem),
      ),
    ),
    ...(size > ANNOTATIONS_LIMIT ? [tooLong('metadata.annotations', ANNOTATIONS_LIMIT)] : []),
  ];
}

function finalizerCauses(finalizer: string): readonly FieldCause[] {
  return qualifiedNameProblems(finalizer).map((problem) =>
    invalid('metadata.finalizers', finalizer, problem),
  );
}
