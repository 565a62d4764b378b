/** Codes that people have seen at the table, beside those of this record; one can be typed from the shared picture. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { appRolls } from '../../../src/games';
import { shortFingerprint } from '../../../src/match/fingerprint';
import type { KeptInfo } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Panel, T, useTheme } from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { Fingerprint } from '../../../src/ui/drawings/Fingerprint';
import { verdictOf, type Outcome } from './report';
import { verifyText } from './text';

export interface FingerprintsProps extends Outcome {
  info: KeptInfo;
  typed: string;
  onType(typed: string): void;
}

export function Fingerprints(props: FingerprintsProps): ReactNode {
  const { check, compared, typed, onType } = props;
  const words = useText(verifyText);
  const { colors, space } = useTheme();
  const { holds } = verdictOf(props, words);
  const title = holds ? words.compare : words.atEndTitle;
  return (
    <Panel label={title} style={{ gap: space.m }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <Fingerprint color={holds ? colors.good : colors.illegal} />
        <T variant="quote" heading={2} style={{ flex: 1 }}>
          {title}
        </T>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
        {holds ? <AtTable {...props} /> : <AtEnd {...props} />}
      </View>
      {check.ownClosing === null ? (
        <View style={{ gap: space.xs }}>
          <TextField
            label={words.typed}
            value={typed}
            onChange={onType}
            placeholder={PLACEHOLDER}
            autoCapitalize="characters"
            autoCorrect={false}
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            error={compared?.isSame === false ? words.other : undefined}
          />
          <View aria-live="polite">
            {compared?.isSame ? (
              <T variant="label" color="goodText">
                {words.same}
              </T>
            ) : null}
          </View>
        </View>
      ) : null}
    </Panel>
  );
}

/** Only what one looks like. */
const PLACEHOLDER = '7K2Q-X9AB-3MN4';

/** Nothing differs: what everybody saw before the first card and after the last. */
function AtTable({ info, check }: FingerprintsProps): ReactNode {
  const words = useText(verifyText);
  return (
    <>
      {appRolls(info.game, info.mode) ? (
        <Code
          title={words.atStart}
          code={shortFingerprint(info.commitment)}
          note={words.atStartNote}
        />
      ) : null}
      <Code title={words.atEnd} code={check.closing} note={words.atEndNote} />
    </>
  );
}

/** Something differs: this record's end beside the one that is known. */
function AtEnd({ check, compared }: FingerprintsProps): ReactNode {
  const words = useText(verifyText);
  return (
    <>
      <Code title={words.inFile} code={check.closing} />
      {compared ? <Code title={words.seenIn[compared.from]} code={compared.code} /> : null}
    </>
  );
}

function Code({ title, code, note }: { title: string; code: string; note?: string }): ReactNode {
  const { colors, space, radii } = useTheme();
  return (
    <View
      style={{
        flexGrow: 1,
        flexBasis: 142,
        paddingVertical: space.m,
        paddingHorizontal: space.s,
        borderRadius: radii.tile,
        backgroundColor: colors.paperSunken,
      }}
    >
      <T variant="label" color="inkSoft">
        {title}
      </T>
      <T variant="bodyStrong" selectable>
        {code}
      </T>
      {note ? (
        <T variant="label" color="inkSoft">
          {note}
        </T>
      ) : null}
    </View>
  );
}
