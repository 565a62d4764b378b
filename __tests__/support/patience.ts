/** Busy machines are slow, not wrong: what a screen test waits for may take its time. */
import { configure } from '@testing-library/react-native';

configure({ asyncUtilTimeout: 20_000 });
