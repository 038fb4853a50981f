import type { PluginStore } from '@openshift/dynamic-plugin-sdk';
import { createContext } from 'react';

export const PluginStoreContext = createContext<PluginStore | undefined>(undefined);
