export { useActiveNamespace } from '../../../../namespace/NamespaceContext';
