/** The two navigators the tree is made of: the platform's own on a phone; the web has lighter ones beside this file. */
export { createBottomTabNavigator as createTabs } from '@react-navigation/bottom-tabs';
export { createNativeStackNavigator as createStack } from '@react-navigation/native-stack';
