/**
 * A config plugin: Android may speak plain http. A server in somebody's home has no certificate, and Android's own list of
 * exceptions knows host names, not ranges of home addresses. Which addresses the app speaks to without TLS is decided in
 * src/net/client/address.ts; iOS has a switch for just that (NSAllowsLocalNetworking in app.json).
 */
const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins');

module.exports = function withHomeNetwork(config) {
  return withAndroidManifest(config, (android) => {
    const app = AndroidConfig.Manifest.getMainApplicationOrThrow(android.modResults);
    app.$['android:usesCleartextTraffic'] = 'true';
    return android;
  });
};
