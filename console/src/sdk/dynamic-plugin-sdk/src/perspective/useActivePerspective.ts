export { useActivePerspective as default } from '../../../../perspective/PerspectiveContext';
