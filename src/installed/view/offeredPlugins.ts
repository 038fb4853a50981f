import { createContext } from 'react';

/** The console plugins that the user could have the console load, for rows that are drawn once. */
export const OfferedPlugins = createContext<ReadonlySet<string>>(new Set());
