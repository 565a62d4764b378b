/** Language, looks, how the table behaves, data, about. Every switch does something and is kept. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { SettingKey, Settings } from '../../../src/match/settings';
import { common } from '../../../src/text/common';
import { LOCALES } from '../../../src/text/define';
import { useText } from '../../../src/text/locale';
import {
  Icon,
  Panel,
  radioKeys,
  Screen,
  Segmented,
  T,
  Toggle,
  Touch,
  useCramped,
  useTheme,
  useToast,
  useRoomy,
} from '../../../src/ui';
import { useSettings } from '../../settings';
import { useScreenTitle } from '../../useScreenTitle';
import { AddressPanel } from '../join/AddressPanel';
import { AboutPanel } from './AboutPanel';
import { BoxPanel } from './BoxPanel';
import { DataPanel } from './DataPanel';
import { settingsText } from './text';

type SetSetting = <K extends SettingKey>(key: K, value: Settings[K]) => void;

export default function SettingsScreen(): ReactNode {
  const words = useText(settingsText);
  const { settings, set: store } = useSettings();
  const toast = useToast();
  const { space } = useTheme();
  const wide = useRoomy();
  useScreenTitle(words.title);
  const set: SetSetting = (key, value) => {
    store(key, value).catch(() => toast.show({ text: words.saveFailed, icon: 'info' }));
  };
  return (
    <Screen
      bottomInset={false}
      maxWidth={wide ? 1080 : 720}
      contentStyle={{ gap: space.l, paddingTop: space.l }}
    >
      <T variant="title" heading={1}>
        {words.title}
      </T>
      <View style={{ gap: space.l, flexDirection: wide ? 'row' : 'column' }}>
        <View style={{ gap: space.l, flex: wide ? 1 : undefined }}>
          <LanguagePanel settings={settings} set={set} />
          <LooksPanel settings={settings} set={set} />
        </View>
        <View style={{ gap: space.l, flex: wide ? 1 : undefined }}>
          <PlayPanel settings={settings} set={set} />
          <BoxPanel settings={settings} />
          <AddressPanel />
          <DataPanel />
          <AboutPanel />
        </View>
      </View>
    </Screen>
  );
}

interface PanelProps {
  settings: Settings;
  set: SetSetting;
}

function Heading({ children }: { children: string }): ReactNode {
  return (
    <T variant="heading" heading={2}>
      {children}
    </T>
  );
}

function LanguagePanel({ settings, set }: PanelProps): ReactNode {
  const words = useText(settingsText);
  const { space } = useTheme();
  return (
    <Panel label={words.language} style={{ gap: space.m }}>
      <Heading>{words.language}</Heading>
      <View role="radiogroup" aria-label={words.language} {...radioKeys}>
        {(['system', ...LOCALES] as const).map((value) => (
          <Touch
            key={value}
            role="radio"
            aria-checked={settings.language === value}
            onPress={() => set('language', value)}
            style={{ minHeight: 48, flexDirection: 'row', alignItems: 'center', gap: space.m }}
          >
            <T variant={settings.language === value ? 'bodyStrong' : 'body'} style={{ flex: 1 }}>
              {value === 'system' ? words.languageSystem : common[value].languageName}
            </T>
            {settings.language === value ? <Icon name="check" size={20} /> : null}
          </Touch>
        ))}
      </View>
    </Panel>
  );
}

/** Narrower than this, in letters of the usual size, three ways do not stand side by side. */
const THREE_WAYS = 385;

function LooksPanel({ settings, set }: PanelProps): ReactNode {
  const words = useText(settingsText);
  const { space } = useTheme();
  const inPairs = useCramped(THREE_WAYS);
  return (
    <Panel label={words.look} style={{ gap: space.m }}>
      <Heading>{words.look}</Heading>
      <T variant="label">{words.theme}</T>
      <Segmented
        label={words.theme}
        inPairs={inPairs}
        value={settings.theme}
        onChange={(theme) => set('theme', theme)}
        options={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: words.themes[value],
        }))}
      />
      <T variant="label">{words.textSize}</T>
      <Segmented
        label={words.textSize}
        value={settings.textScale}
        onChange={(scale) => set('textScale', scale)}
        options={([1, 1.15, 1.3, 1.5] as const).map((value, i) => ({
          value,
          label: 'А'.concat('+'.repeat(i)),
          spoken: words.textSizes[String(value) as keyof typeof words.textSizes],
        }))}
      />
      <T variant="caption" color="inkSoft">
        {words.textSizeNote}
      </T>
      <T variant="label">{words.motion}</T>
      <Segmented
        label={words.motion}
        inPairs={inPairs}
        value={settings.reducedMotion}
        onChange={(value) => set('reducedMotion', value)}
        options={(['system', 'on', 'off'] as const).map((value) => ({
          value,
          label: words.motions[value],
        }))}
      />
      <Toggle
        label={words.highContrast}
        note={words.highContrastNote}
        value={settings.highContrast}
        onChange={(value) => set('highContrast', value)}
      />
      <T variant="caption" color="inkSoft">
        {words.symbols}
      </T>
    </Panel>
  );
}

function PlayPanel({ settings, set }: PanelProps): ReactNode {
  const words = useText(settingsText);
  const { space } = useTheme();
  return (
    <Panel label={words.play} style={{ gap: space.s }}>
      <Heading>{words.play}</Heading>
      <Toggle
        label={words.hints}
        note={words.hintsNote}
        value={settings.hints}
        onChange={(value) => set('hints', value)}
      />
      <Toggle
        label={words.sound}
        value={settings.sound}
        onChange={(value) => set('sound', value)}
      />
      <Toggle
        label={words.haptics}
        value={settings.haptics}
        onChange={(value) => set('haptics', value)}
      />
      <Toggle
        label={words.keepAwake}
        value={settings.keepAwake}
        onChange={(value) => set('keepAwake', value)}
      />
      <Toggle
        label={words.askForced}
        note={words.askForcedNote}
        value={settings.askForced}
        onChange={(value) => set('askForced', value)}
      />
      <Toggle
        label={words.botsAtOnce}
        note={words.botsAtOnceNote}
        value={settings.botsAtOnce}
        onChange={(value) => set('botsAtOnce', value)}
      />
      <Toggle
        label={words.leftHanded}
        note={words.leftHandedNote}
        value={settings.leftHanded}
        onChange={(value) => set('leftHanded', value)}
      />
    </Panel>
  );
}
