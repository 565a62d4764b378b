/** What the rulebook loads only when an example is opened. */
import { lazy } from 'react';

export const ExamplePair = lazy(() => import('./examples/ExamplePair'));
