/** Where a code may lead: home addresses without TLS, everything else with it. */
import { addressOf, isHomeHost } from '../../src/net/client/address';

test.each([
  ['192.168.0.14:8086', 'http://192.168.0.14:8086'],
  [' http://10.0.0.2:8086/join/K7Q2XA ', 'http://10.0.0.2:8086'],
  ['http://172.20.1.1', 'http://172.20.1.1'],
  ['http://127.0.0.1:8086', 'http://127.0.0.1:8086'],
  ['http://169.254.7.7:80', 'http://169.254.7.7:80'],
  ['http://Tablet.local:8086/', 'http://tablet.local:8086'],
  ['nas:8086', 'http://nas:8086'],
  ['http://[fe80::1]:8086', 'http://[fe80::1]:8086'],
  ['http://[fd12:3456::7]', 'http://[fd12:3456::7]'],
  ['https://tables.example.org/join/K7Q2XA?x=1', 'https://tables.example.org'],
  ['HTTPS://8.8.8.8', 'https://8.8.8.8'],
])('«%s» leads to %s', (typed, at) => {
  expect(addressOf(typed)).toEqual({ at });
});

test.each([
  'http://tables.example.org',
  'tables.example.org:8086',
  'http://8.8.8.8',
  '172.32.0.1:8086',
  '192.169.0.1',
  'http://[2001:db8::1]',
  'http://192.168.0.14.example.org',
])('«%s»: beyond the home nothing is said without TLS', (typed) => {
  expect(addressOf(typed)).toEqual({ no: 'plain' });
});

test.each([
  '',
  '   ',
  'http://',
  'два слова',
  'javascript:alert(1)',
  'ftp://192.168.0.14',
  'arbitr://join/K7Q2XA',
  'http://user:secret@192.168.0.14',
  '192.168.0.14:99999',
  '192.168.0',
  'http://192.168.0.14\\@evil.example',
  'http://..',
])('«%s» is no address', (typed) => {
  expect(addressOf(typed)).toEqual({ no: 'form' });
});

test('an address out of range is nobody’s home', () => {
  expect(isHomeHost('10.0.0.256')).toBe(false);
  expect(isHomeHost('256.168.0.1')).toBe(false);
});
