import { afterEach, expect, test, vi } from 'vitest';
import { clientAddress, countAddresses } from './client-address.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['of a local stack, the only one', '10.0.0.7', '10.0.0.7'],
  ['behind Hosting, the one before its own', '203.0.113.9, 66.102.8.142', '203.0.113.9', '66.102'],
  [
    'behind Hosting, not what the client has made up',
    '1.1.1.1, 2.2.2.2,203.0.113.9 , 66.102.8.142',
    '203.0.113.9',
    '66.102',
  ],
  ['of IPv6, its network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['of IPv6, its network, however it is written', '2001:0DB8::6', '2001:db8:0:0'],
  ['of IPv6 with zeros at its end', '2001:db8:1:2::', '2001:db8:1:2'],
  ['of IPv6 with zeros in the middle', '2001::4:5:6:7:8', '2001:0:0:4'],
  ['of IPv6 with the zone of a cable', 'fe80:1:2:3::1%eth0', 'fe80:1:2:3'],
  ['of IPv4, written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['of IPv4, written as IPv6 with the zone of a cable', '::FFFF:203.0.113.9%eth0', '203.0.113.9'],
  ['of IPv6 with the end of an IPv4', '1::ffff:203.0.113.9', '1:0:0:0'],
])('the client is %s', (_what, forwardedFor, address, behind = '') => {
  expect(clientAddress(forwardedFor)).toMatchObject({ address, behind });
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::6', '2001:db8:0'],
  ['203.0.113.9', undefined],
  ['::ffff:203.0.113.9', undefined],
])('the block around %s is %s', (address, block) => {
  expect(clientAddress(address)).toMatchObject({ block });
});

test('a deployment can say that more proxies stand behind the client, or none', () => {
  const [address, block] = ['203.0.113.9', undefined];
  vi.stubEnv('PROXY_COUNT', '2');
  const behind = '66.102 by 66.102';
  expect(clientAddress(`1.1.1.1, ${address}, 66.102.8.142, 66.102.8.143`)).toEqual({ address, block, behind });
  vi.stubEnv('PROXY_COUNT', '0');
  expect(clientAddress(`1.1.1.1, ${address}`)).toEqual({ address, block, behind: '' });
});

test('who calls the function itself as somebody else is another client than they', () => {
  const [victim, attacker] = ['203.0.113.9', '198.51.100.7'];
  const throughHosting = clientAddress(`${victim}, 66.102.8.142`);
  expect(clientAddress(`${victim}, ${attacker}`)).not.toEqual(throughHosting);
  expect(clientAddress(`${victim}, 66.102.8.142, ${attacker}`)).not.toEqual(throughHosting);
});

test('the proxies of one network are one', () => {
  expect(clientAddress('203.0.113.9, 66.102.8.142')).toEqual(clientAddress('203.0.113.9, 66.102.9.1'));
  expect(clientAddress('203.0.113.9, 2001:4860:1::1')).toEqual(clientAddress('203.0.113.9, 2001:4860:2::2'));
});

test.each([undefined, '', 'unknown', '203.0.113', 'x, 66.102.8.142'])('there is none in %j', (forwardedFor) => {
  expect(clientAddress(forwardedFor)).toBeUndefined();
});

test.each([
  [undefined, 0],
  ['', 0],
  ['203.0.113.9', 1],
  ['203.0.113.9, 66.102.8.142', 2],
  ['1.1.1.1,203.0.113.9 , 66.102.8.142', 3],
])('the addresses of %j are counted', (forwardedFor, count) => {
  expect(countAddresses(forwardedFor)).toBe(count);
});
