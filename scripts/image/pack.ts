/** `npm run pack`: what was built, as the images serve it, in `dist-image/`. */
import { packFolder, packPlugin } from './packFolder';

await packPlugin('dist', 'dist-image/plugin');
await packFolder('console/dist', 'dist-image/console');
