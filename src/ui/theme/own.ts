/**
 * Spread into what is drawn with views: where the system forces its own colours, it keeps ours, which say what it is
 * (./focus.web.ts).
 */
import { Platform } from 'react-native';

export const OWN_COLOURS: object | null = Platform.OS === 'web' ? { dataSet: { own: '' } } : null;
