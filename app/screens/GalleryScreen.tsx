/** Everything of src/ui and the pieces of every box on one page, in both themes and three languages. Development only. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { lookOf } from '../../src/games';
import { LOCALES, type Locale } from '../../src/text/define';
import { LocaleProvider, useLocale, useText } from '../../src/text/locale';
import { common } from '../../src/text/common';
import {
  Panel,
  Screen,
  Segmented,
  ThemeProvider,
  ToastProvider,
  Toggle,
  TopBar,
  useTheme,
  type Scheme,
} from '../../src/ui';
import {
  ButtonsSection,
  IconsSection,
  InputsSection,
  PlayersSection,
  TypeSection,
} from './gallery/Controls';
import { DiceSection, PiecesSection, ShelfSection } from './gallery/Drawings';
import { PapersSection, ScoresSection } from './gallery/Papers';
import { galleryText } from './gallery/text';

export default function GalleryScreen(): ReactNode {
  const theme = useTheme();
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [scheme, setScheme] = useState<Scheme>(theme.scheme);
  const [contrast, setContrast] = useState(theme.highContrast);
  return (
    <LocaleProvider preference={locale}>
      <ThemeProvider
        preference={scheme}
        highContrast={contrast}
        reducedMotion={theme.reducedMotion}
        looks={lookOf}
      >
        <ToastProvider>
          <Rooms {...{ locale, setLocale, scheme, setScheme, contrast, setContrast }} />
        </ToastProvider>
      </ThemeProvider>
    </LocaleProvider>
  );
}

interface RoomsProps {
  locale: Locale;
  setLocale(locale: Locale): void;
  scheme: Scheme;
  setScheme(scheme: Scheme): void;
  contrast: boolean;
  setContrast(contrast: boolean): void;
}

function Rooms(props: RoomsProps): ReactNode {
  const words = useText(galleryText);
  return (
    <Screen header={<TopBar title={words.title} subtitle={words.subtitle} />}>
      <Panel style={{ gap: 12 }}>
        <Segmented
          label={words.language}
          value={props.locale}
          onChange={props.setLocale}
          options={LOCALES.map((value) => ({ value, label: common[value].languageName }))}
        />
        <Segmented
          label={words.theme}
          value={props.scheme}
          onChange={props.setScheme}
          options={[
            { value: 'light', label: words.light },
            { value: 'dark', label: words.dark },
          ]}
        />
        <Toggle label={words.contrast} value={props.contrast} onChange={props.setContrast} />
      </Panel>
      <View>
        <ShelfSection />
        <ButtonsSection />
        <InputsSection />
        <PlayersSection />
        <PapersSection />
        <ScoresSection />
        <PiecesSection />
        <DiceSection />
        <IconsSection />
        <TypeSection />
      </View>
    </Screen>
  );
}
