/** One match checked again from its log: what agrees, where it first does not, and what no check can prove. */
import type { StaticScreenProps } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { gameEntry } from '../../../src/games';
import { useMatch, useStore } from '../../../src/match/hooks';
import type { KeptMatch } from '../../../src/match/types';
import { common } from '../../../src/games/common';
import { formatDate } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import {
  Busy,
  Button,
  Icon,
  Panel,
  Screen,
  T,
  TopBar,
  useTheme,
  useToast,
  useWide,
} from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { howItEnded } from '../match/howItEnded';
import { NotReady } from '../match/NotReady';
import { shareText } from '../match/share';
import { matchText } from '../match/text';
import { compare } from './compare';
import { Fingerprints } from './Fingerprints';
import { reportOf } from './report';
import { verifyText } from './text';
import { useCheck, type Checked } from './useCheck';
import { Verdict, type OutcomeProps } from './Verdict';

export default function VerifyScreen({ route }: StaticScreenProps<{ id: string }>): ReactNode {
  const state = useMatch(route.params.id);
  const words = useText(verifyText);
  useScreenTitle(words.title);
  if (state.status === 'ready' || state.status === 'damaged') return <Verify match={state.match} />;
  return <NotReady state={state} id={route.params.id} />;
}

const BESIDE = 1080;

function Verify({ match }: { match: KeptMatch }): ReactNode {
  const words = useText(verifyText);
  const shared = useText(common);
  const ending = useText(matchText);
  const locale = useLocale();
  const goBack = useGoBack();
  const toast = useToast();
  const wide = useWide();
  const { info } = match;
  const checked = useCheck(info.id, match.seq);
  const [typed, setTyped] = useState('');
  const played = `${shared.games[info.game]}, ${formatDate(info.createdAt, locale)}`;
  const heading = [played, howItEnded(info, ending)].filter(Boolean).join(' · ');
  const outcome =
    checked.status === 'done'
      ? { check: checked.check, compared: compare(checked.check, typed) }
      : null;
  const share = (): void => {
    if (!outcome) return;
    const isDice = gameEntry(info.game).dice;
    shareText(reportOf({ ...outcome, info, heading, isDice }, words)).then(
      (how) => how === 'copied' && toast.show({ text: words.copied, icon: 'check' }),
      () => undefined, // closing the system's sheet is not a failure worth a word
    );
  };
  return (
    <Screen
      maxWidth={wide ? BESIDE : undefined}
      header={
        <TopBar
          title={words.title}
          subtitle={heading}
          back={{ label: shared.back, onPress: goBack }}
          icons={[
            { icon: 'share', label: words.reportShare, onPress: share, disabled: outcome === null },
          ]}
        />
      }
      footer={outcome ? <Actions match={match} {...outcome} onReport={share} /> : undefined}
    >
      {outcome ? (
        <Checkup match={match} {...outcome} typed={typed} onType={setTyped} wide={wide} />
      ) : (
        <UnderWay checked={checked} />
      )}
    </Screen>
  );
}

function UnderWay({ checked }: { checked: Checked }): ReactNode {
  const words = useText(verifyText);
  const { colors, space } = useTheme();
  return (
    <Panel style={{ gap: space.m, alignItems: 'center' }}>
      {checked.status === 'failed' ? null : <Busy color={colors.inkSoft} />}
      <View aria-live="polite">
        <T>{checked.status === 'failed' ? words.failed : words.checking}</T>
      </View>
      {checked.status === 'checking' && checked.total > 0 ? (
        <T variant="label" color="inkSoft">
          {words.progress(checked.done, checked.total)}
        </T>
      ) : null}
    </Panel>
  );
}

interface CheckupProps extends OutcomeProps {
  typed: string;
  onType(typed: string): void;
  wide: boolean;
}

/** Where there is room, what was found stands beside what it is worth. */
function Checkup({ match, check, compared, typed, onType, wide }: CheckupProps): ReactNode {
  const { space } = useTheme();
  const outcome = { check, compared };
  const column = wide ? { flex: 1, gap: space.l } : { gap: space.l };
  return (
    <View style={{ flexDirection: wide ? 'row' : 'column', gap: space.l }}>
      <View style={column}>
        <Verdict match={match} {...outcome} />
      </View>
      <View style={column}>
        {check.standing?.over ? (
          <Fingerprints info={match.info} {...outcome} typed={typed} onType={onType} />
        ) : null}
        <Unproven />
        {check.forged ? <Marked /> : null}
      </View>
    </View>
  );
}

function Unproven(): ReactNode {
  const words = useText(verifyText);
  const { colors, space } = useTheme();
  return (
    <View style={{ gap: space.s, paddingHorizontal: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <Icon name="info" size={22} color={colors.inkSoft} />
        <T variant="quote" heading={2} style={{ flex: 1 }}>
          {words.unproven}
        </T>
      </View>
      <View role="list" style={{ gap: space.xs, paddingLeft: INDENT }}>
        {words.unprovenList.map((line) => (
          <View key={line} role="listitem" style={{ flexDirection: 'row', gap: space.s }}>
            <T color="inkSoft" aria-hidden>
              –
            </T>
            <T color="inkSoft" style={{ flex: 1 }}>
              {line}
            </T>
          </View>
        ))}
      </View>
    </View>
  );
}

/** Below the words of the heading, not below its icon. */
const INDENT = 30;

function Marked(): ReactNode {
  const words = useText(verifyText);
  const { colors, space } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: space.s,
        alignItems: 'center',
        paddingHorizontal: space.s,
      }}
    >
      <Icon name="flag" size={22} color={colors.illegal} />
      <T variant="label" color="inkSoft" style={{ flex: 1 }}>
        {words.marked}
      </T>
    </View>
  );
}

interface ActionsProps extends OutcomeProps {
  onReport(): void;
}

function Actions({ match, check, onReport }: ActionsProps): ReactNode {
  const words = useText(verifyText);
  const goBack = useGoBack();
  const store = useStore();
  const toast = useToast();
  const { space } = useTheme();
  const { info } = match;
  const remove = (): void => {
    store?.deleteMatch(info.id).then(
      () => {
        toast.show({ text: words.removed, icon: 'check' });
        goBack();
      },
      () => toast.show({ text: words.failed, icon: 'info' }),
    );
  };
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignItems: 'center' }}>
      {check.forged ? (
        <Button
          kind="quiet"
          label={words.remove}
          onPress={remove}
          style={{ flexGrow: 1, flexShrink: 1 }}
        />
      ) : (
        <Button
          kind="quiet"
          icon="share"
          label={words.report}
          onPress={onReport}
          style={{ flexGrow: 1, flexShrink: 1 }}
        />
      )}
      <Button
        label={check.forged ? words.keep : words.done}
        onPress={goBack}
        style={{ flexGrow: 2, flexShrink: 1 }}
      />
    </View>
  );
}
