/**
 * Sound and touch for what happens now: a move accepted, refused, dice thrown, a match won. Knows nothing
 * about games or settings; whoever calls says what is switched on. Nothing is loaded before it is used.
 */
import { Platform } from 'react-native';

import { createPlayer, type Player } from './player';

export type Cue = 'tap' | 'card' | 'dice' | 'chime' | 'refusal';

export interface Switches {
  sound: boolean;
  haptics: boolean;
}

const FILES: Readonly<Record<Cue, number>> = {
  tap: require('../../assets/sounds/tap.wav') as number,
  card: require('../../assets/sounds/card.wav') as number,
  dice: require('../../assets/sounds/dice.wav') as number,
  chime: require('../../assets/sounds/chime.wav') as number,
  refusal: require('../../assets/sounds/refusal.wav') as number,
};

const players = new Map<Cue, Promise<Player>>();

function playerOf(cue: Cue): Promise<Player> {
  let player = players.get(cue);
  if (!player) {
    player = createPlayer(FILES[cue]);
    players.set(cue, player);
  }
  return player;
}

async function sound(cue: Cue): Promise<void> {
  await (
    await playerOf(cue)
  )();
}

/** Browsers without a motor have no `vibrate`. */
function shake(cue: Cue): void {
  navigator.vibrate?.(cue === 'refusal' ? [20, 60, 20] : cue === 'tap' ? 8 : 18);
}

async function touch(cue: Cue): Promise<void> {
  if (Platform.OS === 'web') return shake(cue);
  const haptics = await import('expo-haptics');
  if (cue === 'refusal') await haptics.notificationAsync(haptics.NotificationFeedbackType.Error);
  else if (cue === 'tap') await haptics.selectionAsync();
  else await haptics.impactAsync(haptics.ImpactFeedbackStyle.Medium);
}

/** Starting a sound takes longer than a frame on a slow phone; what it goes with is painted first. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work, 0));
}

/** Before the first touch of the page browsers refuse sound and motor, Firefox with an error in the console. */
function isWelcome(): boolean {
  return Platform.OS !== 'web' || navigator.userActivation?.hasBeenActive === true;
}

/** Never in the way: a device without speakers or motors, or a browser that wants a tap first, stays silent. */
export function giveCue(cue: Cue, { sound: audible, haptics }: Switches): void {
  afterPaint(() => {
    if (!isWelcome()) return;
    if (audible) sound(cue).catch(() => undefined);
    if (haptics) touch(cue).catch(() => undefined);
  });
}
