/** The kubelet of all pods without another controller here. */
import { isRunByOlm } from './behavior';
import { publicImages } from './images';
import { kubelet } from './kubelet';

export const podController = kubelet({
  name: 'kubelet',
  takes: (pod) => !isRunByOlm(pod),
  images: publicImages,
});
