/** The thread in which a whole catalog is read for its channels. */
import { expose } from 'comlink';
import { createChannelReader } from './channelReader';

expose(createChannelReader());
