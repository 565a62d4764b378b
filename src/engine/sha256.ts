/**
 * SHA-256 of texts and its HMAC, for the two places that ask a hundred thousand times in a row: the chain of a log and
 * the generator. By hand because most texts are a few blocks, and there a library's objects cost as much as the sums.
 */

/** Constants of FIPS 180-4: what a hash begins with, and one for each round. */
const START = Int32Array.of(
  ...[0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab],
  0x5be0cd19,
);
const ROUND = Int32Array.from(
  (
    '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5' +
    'd807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174' +
    'e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da' +
    '983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967' +
    '27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85' +
    'a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3' +
    '748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2'
  ).match(/.{8}/g) ?? [],
  (hex) => parseInt(hex, 16) | 0,
);
/** In words, and in bytes. */
const BLOCK = 16;
const BLOCK_BYTES = 64;

const schedule = new Int32Array(64);
/** What is hashed, from its first word on; every hash is over before the next begins. */
let message = new Int32Array(1024);
const state = new Int32Array(8);
const utf8 = new TextEncoder();

/** One block of the message into the state. */
function mix(into: Int32Array, at: number): void {
  const w = schedule;
  for (let t = 0; t < BLOCK; t += 1) w[t] = message[at + t] as number;
  for (let t = BLOCK; t < 64; t += 1) {
    const x = w[t - 15] as number;
    const y = w[t - 2] as number;
    const low = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const high = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[t] = ((w[t - 16] as number) + low + (w[t - 7] as number) + high) | 0;
  }
  let a = into[0] as number;
  let b = into[1] as number;
  let c = into[2] as number;
  let d = into[3] as number;
  let e = into[4] as number;
  let f = into[5] as number;
  let g = into[6] as number;
  let h = into[7] as number;
  for (let t = 0; t < 64; t += 1) {
    const turned = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + turned + (g ^ (e & (f ^ g))) + (ROUND[t] as number) + (w[t] as number)) | 0;
    const other = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (other + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  into[0] = ((into[0] as number) + a) | 0;
  into[1] = ((into[1] as number) + b) | 0;
  into[2] = ((into[2] as number) + c) | 0;
  into[3] = ((into[3] as number) + d) | 0;
  into[4] = ((into[4] as number) + e) | 0;
  into[5] = ((into[5] as number) + f) | 0;
  into[6] = ((into[6] as number) + g) | 0;
  into[7] = ((into[7] as number) + h) | 0;
}

/** The last bytes of a message whose first `before` bytes are in the state already. */
function finish(into: Int32Array, bytes: number, before: number): void {
  const words = (((bytes + 8) >> 6) + 1) * BLOCK;
  const last = bytes >> 2;
  const open = 24 - 8 * (bytes & 3);
  // Whatever an earlier message has left there goes.
  message[last] =
    (open === 24 ? 0 : (message[last] as number) & (-1 << (open + 8))) | (0x80 << open);
  message.fill(0, last + 1, words);
  message[words - 2] = Math.floor((before + bytes) / 0x2000_0000);
  message[words - 1] = (before + bytes) << 3;
  for (let at = 0; at < words; at += BLOCK) mix(into, at);
}

/** Makes text the message; says how many bytes it has in UTF-8. */
function put(text: string): number {
  const { length } = text;
  makeRoom(length);
  let seen = 0;
  let word = 0;
  for (let i = 0; i < length; i += 1) {
    const unit = text.charCodeAt(i);
    seen |= unit;
    word = (word << 8) | unit;
    if ((i & 3) === 3) message[i >> 2] = word;
  }
  if (seen > 0x7f) return putBytes(utf8.encode(text));
  if ((length & 3) !== 0) message[length >> 2] = word << (8 * (4 - (length & 3)));
  return length;
}

function putBytes(bytes: Uint8Array): number {
  makeRoom(bytes.length);
  message.fill(0, 0, (bytes.length >> 2) + 1);
  for (let i = 0; i < bytes.length; i += 1)
    message[i >> 2] = (message[i >> 2] as number) | ((bytes[i] as number) << (24 - 8 * (i & 3)));
  return bytes.length;
}

function makeRoom(bytes: number): void {
  const words = (bytes >> 2) + 2 * BLOCK;
  if (message.length < words) message = new Int32Array(2 * words);
}

const DIGITS = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const digits = new Array<number>(64).fill(0);

/** Of the text's UTF-8, as 64 hex digits. */
export function sha256Hex(text: string): string {
  const bytes = put(text);
  state.set(START);
  finish(state, bytes, 0);
  for (let i = 0; i < digits.length; i += 1)
    digits[i] = DIGITS[((state[i >> 3] as number) >>> (28 - 4 * (i & 7))) & 15] as number;
  return String.fromCharCode.apply(null, digits);
}

const pad = new Int32Array(BLOCK);

/** HMAC with the text's UTF-8 for its key: of a number as eight bytes, big end first, into eight words. */
export function keyedBy(key: string): (n: number, into: Int32Array) => void {
  const bytes = put(key);
  pad.fill(0);
  if (bytes > BLOCK_BYTES) {
    state.set(START);
    finish(state, bytes, 0);
    pad.set(state);
  } else {
    message.fill(0, (bytes + 3) >> 2, BLOCK);
    pad.set(message.subarray(0, BLOCK));
  }
  const inner = padded(0x36363636);
  const outer = padded(0x5c5c5c5c);
  return (n, into) => {
    message[0] = Math.floor(n / 0x1_0000_0000);
    message[1] = n;
    into.set(inner);
    finish(into, 8, BLOCK_BYTES);
    message.set(into);
    into.set(outer);
    finish(into, 32, BLOCK_BYTES);
  };
}

function padded(by: number): Int32Array {
  for (let i = 0; i < BLOCK; i += 1) message[i] = (pad[i] as number) ^ by;
  const into = START.slice();
  mix(into, 0);
  return into;
}
