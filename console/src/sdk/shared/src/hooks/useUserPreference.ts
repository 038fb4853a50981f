export { useUserPreference } from '../../../../preferences/useUserPreference';
