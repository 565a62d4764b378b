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
import { useTitleSize } from '../../../src/ui/components/useTitleSize';
import { useSettings } from '../../settings';
import { useScreenTitle } from '../../useScreenTitle';
import { useStoreTrouble } from '../../useStoreTrouble';
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
  const trouble = useStoreTrouble();
  const titleSize = useTitleSize(words.title, 0, { variant: 'title' });
  const set: SetSetting = (key, value) => {
    if (trouble) toast.show({ text: words.later, icon: 'info' });
    store(key, value).catch(() => toast.show({ text: words.saveFailed, icon: 'info' }));
  };
  return (
    <Screen
      bottomInset={false}
      maxWidth={wide ? 1080 : 720}
      contentStyle={{ gap: space.l, paddingTop: space.l }}
    >
      <T variant="title" heading={1} style={titleSize}>
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

/** What is on or off, and called the same in the words. */
type Flag = Extract<
  {
    [Name in SettingKey]: Settings[Name] extends boolean ? Name : never;
  }[SettingKey],
  keyof typeof settingsText.uk
>;

function Switch(props: PanelProps & { name: Flag; note?: string }): ReactNode {
  const { settings, set, name, note } = props;
  const words = useText(settingsText);
  return (
    <Toggle
      label={words[name]}
      note={note}
      value={settings[name]}
      onChange={(value) => set(name, value)}
    />
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

function LooksPanel(panel: PanelProps): ReactNode {
  const { settings, set } = panel;
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
      <Switch {...panel} name="highContrast" note={words.highContrastNote} />
      <T variant="caption" color="inkSoft">
        {words.symbols}
      </T>
    </Panel>
  );
}

function PlayPanel(panel: PanelProps): ReactNode {
  const words = useText(settingsText);
  const { space } = useTheme();
  return (
    <Panel label={words.play} style={{ gap: space.s }}>
      <Heading>{words.play}</Heading>
      <Switch {...panel} name="hints" note={words.hintsNote} />
      <Switch {...panel} name="sound" />
      <Switch {...panel} name="haptics" />
      <Switch {...panel} name="keepAwake" />
      <Switch {...panel} name="askForced" note={words.askForcedNote} />
      <Switch {...panel} name="botsAtOnce" note={words.botsAtOnceNote} />
      <Switch {...panel} name="leftHanded" note={words.leftHandedNote} />
    </Panel>
  );
}
