/** What screens need under jest: native modules that are not there are replaced by their own mocks. */
import 'react-native-gesture-handler/jestSetup';

// Without its mock the provider waits for a measurement that never comes, and renders nothing.
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);
