import type { CatalogSource } from '~/kube/models/olm';
import { listIn, recordIn, textIn } from '~/kube/json';
import { IMAGE_TEMPLATE } from '~/olm/catalogSources/resolvedTemplate';

/** The image template of a catalog with OLM's result. */
export type TemplateResult = {
  readonly template: string;
  /** `null`: not reported yet. */
  readonly isResolved: boolean | null;
  /** The result, even if it is not an image; empty: none yet. */
  readonly result: string;
};

/** `null`: no template. Source of the conditions: OLM, catalogtemplate/operator.go (CS-030, CS-032). */
export function templateResult({ metadata, status }: CatalogSource): TemplateResult | null {
  const template = textIn(recordIn(metadata.annotations)[IMAGE_TEMPLATE]);
  if (template === null) return null;
  const condition = listIn(status?.conditions)
    .map(recordIn)
    .find(({ type }) => type === 'ResolvedImage');
  return {
    template,
    isResolved: condition === undefined ? null : condition['status'] === 'True',
    result: textIn(condition?.['message']) ?? '',
  };
}
