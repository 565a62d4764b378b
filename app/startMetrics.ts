/** The safe edges as the system knows them at the start: the first frame is already right. */
export { initialWindowMetrics as startMetrics } from 'react-native-safe-area-context';
