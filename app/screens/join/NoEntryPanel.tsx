/** Why nobody comes in, in the place of the form: one panel, one state, and the ways on. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Platform, View } from 'react-native';

import type { NoAnswer, Door } from '../../../src/net/client/door';
import type { Bye } from '../../../src/net/protocol/types';
import { useText } from '../../../src/text/locale';
import { Button, Panel, PlayerBadge, Seal, T, useTheme, type IconName } from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { CodeBoxes, codeTyped } from './CodeBoxes';
import { reload } from './reload';
import { joinText } from './text';

export type NoWay = NoAnswer['no'] | Bye;

export interface NoEntryPanelProps {
  why: NoWay;
  door: Door | null;
  code: string;
  /** Of the table's server. */
  address: string;
  /** Back to typing a code. */
  onFix(): void;
  onWatch: (() => void) | null;
  /** In the place of a bot. */
  onInstead?: () => void;
  /** Once more. */
  onAgain?: () => void;
}

interface WayOn {
  label: string;
  icon?: IconName;
  busy?: boolean;
  onPress(): void;
}

export function NoEntryPanel(props: NoEntryPanelProps): ReactNode {
  const { why, door, code } = props;
  const { space } = useTheme();
  const { title, note } = useSentence(props);
  const [first, second] = useWaysOn(props);
  const heading = useFocus(title);
  const bot = why === 'playing' ? door?.people.find((one) => one.bot !== null) : undefined;
  return (
    <Panel style={{ gap: space.l }}>
      <View
        ref={heading}
        tabIndex={-1}
        style={{ flexDirection: 'row', gap: space.l, outlineWidth: 0 }}
      >
        {bot?.bot ? (
          <PlayerBadge name={bot.name} colour={bot.colour} bot={bot.bot} size={56} decorative />
        ) : (
          <Seal kind={why === 'nowhere' ? 'broken' : 'brand'} size={56} decorative />
        )}
        <View style={{ flex: 1, gap: space.xs }} role="alert">
          <T variant="heading" heading={2}>
            {title}
          </T>
          <T color="inkSoft">{note}</T>
        </View>
      </View>
      {why === 'nowhere' ? (
        <CodeBoxes code={codeTyped(code)} label={[...code].join(' ')} wrong />
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
        {first ? <Button {...first} style={{ flexGrow: 1 }} /> : null}
        {second ? <Button kind="quiet" {...second} style={{ flexGrow: 1 }} /> : null}
      </View>
    </Panel>
  );
}

/** The focus goes to the title, so that whoever cannot see it hears it. */
function useFocus(title: string) {
  const target = useRef<View>(null);
  useEffect(() => {
    if (Platform.OS === 'web') (target.current as unknown as HTMLElement | null)?.focus();
  }, [title]);
  return target;
}

function useSentence({ why, door }: NoEntryPanelProps): { title: string; note: string } {
  const words = useText(joinText).errors;
  const seats = door?.people.length ?? 0;
  const watched = door?.watching ?? false;
  const hasBot = door?.people.some(({ bot }) => bot !== null) ?? false;
  if (why === 'full')
    return {
      title: words.full.title(seats),
      note: watched ? words.full.note : words.full.noteUnwatched,
    };
  if (why === 'playing') {
    const { title, note, noteUnwatched, noteBot, noteBotUnwatched } = words.playing;
    if (hasBot) return { title, note: watched ? noteBot : noteBotUnwatched };
    return { title, note: watched ? note : noteUnwatched };
  }
  if (why === 'flood' || why === 'closed') return words.nobody;
  if (why === 'version' && Platform.OS !== 'web') return words.oldApp;
  return words[why];
}

function useWaysOn(props: NoEntryPanelProps): WayOn[] {
  const { why, door, onWatch } = props;
  const words = useText(joinText);
  const goBack = useGoBack();
  const [busy, setBusy] = useState(false);
  // In the browser the newest version is fetched whole first; this page goes with it.
  const renew = (): void => {
    setBusy(Platform.OS === 'web');
    void reload(`${props.address}/join/${props.code}`);
  };
  const home: WayOn = { label: words.home, onPress: goBack };
  const other: WayOn = { label: words.otherCode, onPress: props.onFix };
  const again: WayOn[] = props.onAgain
    ? [{ label: words.tryAgain, icon: 'reroll', onPress: props.onAgain }]
    : [];
  const watch: WayOn[] =
    onWatch && door?.watching ? [{ label: words.watch, icon: 'eye', onPress: onWatch }] : [];
  switch (why) {
    case 'nowhere':
      return [{ label: words.fixCode, icon: 'pencil', onPress: props.onFix }, home];
    case 'playing': {
      const instead: WayOn[] =
        props.onInstead && door?.people.some(({ bot }) => bot !== null)
          ? [{ label: words.insteadOfBot, onPress: props.onInstead }]
          : [];
      return [...instead, ...watch, other].slice(0, 2);
    }
    case 'full':
    case 'locked':
      return [...watch, other];
    case 'version':
      return Platform.OS === 'web'
        ? [{ label: words.reload, icon: 'reroll', busy, onPress: renew }]
        : [{ label: words.openPage, onPress: renew }];
    case 'elsewhere':
      return props.onAgain ? [{ label: words.takeHere, onPress: props.onAgain }, home] : [home];
    case 'unwatched':
    case 'over':
      return [home];
    case 'freed':
    case 'stranger':
      return [{ label: words.comeInAgain, onPress: props.onFix }, home];
    default:
      return [...again, other];
  }
}
