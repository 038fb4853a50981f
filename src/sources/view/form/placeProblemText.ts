import type { SourceFault } from '~/sources/rules/form/sourceProblem';
import type { Translate } from '~/i18n';

type PlaceFault = Extract<
  SourceFault,
  {
    readonly kind: `name-${string}` | `namespace-${string}` | `default-${string}` | 'service-clash';
  }
>;

/** About the name and the namespace of a catalog. */
export function placeText(fault: PlaceFault, t: Translate): string {
  switch (fault.kind) {
    case 'name-syntax':
      return t('Lower-case letters, digits, "-" and ".", with a letter or digit at both ends.');
    case 'name-slash':
      return t('A name has no slash, as names of mirrored files have: {{suggestion}}', fault);
    case 'name-too-long':
      return t(
        'At most {{most}} characters: OLM labels the pod with the name, and its Service has it.',
        fault,
      );
    case 'name-digit-first':
      return t('Clusters before Kubernetes 1.34 refuse a Service whose name begins with a digit.');
    case 'name-taken':
      return fault.isGoing
        ? t('A CatalogSource of this name is being deleted here. Wait until it is gone.')
        : t('There is a CatalogSource of this name in the namespace.');
    case 'service-clash':
      return t('It would share the Service {{service}} with the catalog {{other}}.', fault);
    case 'default-name':
      return t(
        'OpenShift looks after a catalog of this name, and puts its own content into it. Take another name, or switch the default catalog off first.',
      );
    case 'default-name-off':
      return t(
        'A default catalog of this name is switched off. Whoever switches it on again gets its content in place of this one.',
      );
    case 'namespace-syntax':
      return t('Lower-case letters, digits and hyphens, at most 63, with no hyphen at the ends.');
    case 'namespace-missing':
      return t('There is no such namespace.');
    case 'namespace-unseen':
      return t('You do not see a namespace of this name.');
    case 'namespace-going':
      return t('This namespace is being deleted.');
  }
}
