/** Whether a screen is in sight. Lists of a screen under another one wait with their questions until it is. */
import { createContext } from 'react';

export const ShownContext = createContext(true);
