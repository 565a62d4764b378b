/** What a phone needs of `@colyseus/schema`, found by metro.config.js: colyseus.js packs its messages with it. */
const { decode } = require('lib/encoding/decode.js');
const { encode } = require('lib/encoding/encode.js');

module.exports = { decode, encode };
