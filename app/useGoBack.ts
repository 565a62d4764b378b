/** Back to where one came from; from a link opened cold, to the table. */
import { useNavigation } from '@react-navigation/native';
import { useCallback } from 'react';

export function useGoBack(): () => void {
  const navigation = useNavigation();
  return useCallback(() => {
    if (navigation.canGoBack()) navigation.goBack();
    else navigation.navigate('Tabs', { screen: 'Table' });
  }, [navigation]);
}
