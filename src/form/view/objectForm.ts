import type { ReactNode } from 'react';
import type { JsonRecord } from '~/kube/json';
import type { ReadYaml } from '~/form/rules/yamlText';
import type { Checked } from '~/form/rules/documentFindings';
import { NO_CALLS, type ObjectCalls } from '~/form/rules/objectCalls';
import type { FormTable } from './formTable';

/** A form of the objects of one API: their schema, and what their page knows besides. */
export type ObjectForm = Omit<Checked, 'edited'> & {
  /** The Operator's descriptors of fields of `spec`. */
  readonly descriptors: readonly unknown[];
  /** The fields to display with their words; all fields of the schema if absent. */
  readonly table?: FormTable;
  /** What the object causes, displayed beside the form. */
  readonly consequences?: (object: JsonRecord) => ReactNode;
  /** Other objects that are written with it. */
  readonly calls?: (object: JsonRecord) => ObjectCalls;
};

/** The other objects that are written with a document. */
export function callsWith({ calls }: ObjectForm, read: ReadYaml): ObjectCalls {
  return read.kind === 'object' && calls !== undefined ? calls(read.object) : NO_CALLS;
}

export function consequencesOf({ consequences }: ObjectForm, read: ReadYaml): ReactNode {
  return read.kind === 'object' && consequences?.(read.object);
}
