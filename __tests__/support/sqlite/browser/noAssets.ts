/** expo-sqlite can fill a database from an asset; we never do, and expo-asset would pull half of React Native in. */
export const Asset = {};
