/**
 * The choice lives on screen and, a moment later, in the address: going back or reloading keeps it. An address
 * that changes of itself – a link into the open history – is a new choice.
 */
import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useEffect, useState } from 'react';

import { readChoice, toParams, type Choice, type HistoryParams } from './choice';

/** Browsers count how often an address is rewritten; a name is typed faster. */
const SETTLED_MS = 300;

const addressOf = (choice: Choice): string => JSON.stringify(toParams(choice));

interface Chosen {
  choice: Choice;
  /** The address as it was last read, and as it was last written from here. */
  read: string;
  written: string;
}

export function useChoice(params: HistoryParams | undefined): [Choice, (choice: Choice) => void] {
  const navigation = useNavigation<NavigationProp<{ History: HistoryParams }>>();
  const asked = readChoice(params);
  const address = addressOf(asked);
  const [chosen, setChosen] = useState<Chosen>({ choice: asked, read: address, written: address });
  // What was written from here only comes back; meanwhile more may have been typed.
  if (address !== chosen.read)
    setChosen({
      choice: address === chosen.written ? chosen.choice : asked,
      read: address,
      written: address,
    });
  const { choice } = chosen;
  const wanted = addressOf(choice);
  useEffect(() => {
    if (wanted === address) return undefined;
    const timer = setTimeout(() => {
      setChosen((now) => ({ ...now, written: wanted }));
      navigation.setParams(toParams(choice));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted, address, navigation, choice]);
  return [choice, (next) => setChosen((now) => ({ ...now, choice: next }))];
}
