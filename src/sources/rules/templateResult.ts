import type { CatalogSource } from '~/kube/models/catalogSource';
import { listIn, recordIn, textIn } from '~/kube/json';
import { IMAGE_TEMPLATE } from '~/olm/catalogSources/imageTemplate';

/** A template for the image of a catalog, and what OLM made of it. */
export type TemplateResult = {
  readonly template: string;
  /** `null`: OLM has not said yet. */
  readonly isResolved: boolean | null;
  /** What came of it, also where that is no image; empty: nothing yet. */
  readonly result: string;
};

/** `null`: the catalog has no template. Source of the conditions: OLM, catalogtemplate/operator.go (CS-030, CS-032). */
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
