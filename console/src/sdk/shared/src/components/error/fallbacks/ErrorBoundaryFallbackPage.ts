import { ErrorPage } from '../../../../../../shell/ErrorPage';

export default ErrorPage;
