export { NamespaceBar } from '../../../namespace/NamespaceBar';
