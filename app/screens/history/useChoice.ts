/** The choice lives on screen and, a moment later, in the address: going back or reloading keeps it. */
import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useEffect, useState } from 'react';

import { readChoice, toParams, type Choice, type HistoryParams } from './choice';

/** Browsers count how often an address is rewritten; a name is typed faster. */
const SETTLED_MS = 300;

export function useChoice(params: HistoryParams | undefined): [Choice, (choice: Choice) => void] {
  const navigation = useNavigation<NavigationProp<{ History: HistoryParams }>>();
  const [choice, setChoice] = useState(() => readChoice(params));
  const wanted = JSON.stringify(toParams(choice));
  const written = JSON.stringify(toParams(readChoice(params)));
  useEffect(() => {
    if (wanted === written) return undefined;
    const timer = setTimeout(() => navigation.setParams(toParams(choice)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted, written, navigation, choice]);
  return [choice, setChoice];
}
