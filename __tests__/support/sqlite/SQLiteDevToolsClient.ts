/** expo-sqlite's development plugin has nothing to do under jest. */
export async function registerDatabaseForDevToolsAsync(): Promise<void> {}
export async function unregisterDatabaseForDevToolsAsync(): Promise<void> {}
