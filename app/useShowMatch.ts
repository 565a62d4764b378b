/**
 * Shows a match that has just begun: above the tabs, in the place of everything else. The tabs that are there
 * stay as they are; making them anew would cost the first moments of the match.
 */
import {
  CommonActions,
  useNavigation,
  type NavigationState,
  type PartialState,
} from '@react-navigation/native';

export function useShowMatch(): (id: string) => void {
  const navigation = useNavigation();
  return (id) =>
    navigation.dispatch(({ routes }) => {
      const tabs = routes.find(({ name }) => name === 'Tabs') ?? { name: 'Tabs' };
      const match = { name: 'Match', params: { id } };
      // A route that stays and one that is new: allowed, but the types know only all old or all new.
      const next = { index: 1, routes: [tabs, match] } as PartialState<NavigationState>;
      return CommonActions.reset(next);
    });
}
