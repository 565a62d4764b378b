/** The page's title in the browser and on a screen reader: the place, never anything from the table. */
import { useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';

export function useScreenTitle(title: string): void {
  const navigation = useNavigation();
  useEffect(() => {
    navigation.setOptions({ title });
  }, [navigation, title]);
}
