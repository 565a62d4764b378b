/** What screens need under jest: native modules that are not there are replaced by their own mocks. */

// Nothing is drawn here, so nothing moves: a view is enough.
jest.mock('../../src/ui/motion/reanimated', () => ({
  AnimatedView: jest.requireActual('react-native').View,
}));

// Without its mock the provider waits for a measurement that never comes, and renders nothing.
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);
