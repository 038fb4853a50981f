/** `npm run pack`: writes the build to `dist-image/` as images serve it. */
import { packFolder, packPlugin } from './packFolder';

await packPlugin('dist', 'dist-image/plugin');
await packFolder('console/dist', 'dist-image/console');
