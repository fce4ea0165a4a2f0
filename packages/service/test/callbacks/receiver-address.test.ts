import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createReceiverAddress } from '../../src/callbacks/receiver-address.ts'

const secret = Buffer.from('a secret of some length')
const receiver = createReceiverAddress(secret, () => 'https://example.com/kinora/')

test('each account has its own address under the public one', () => {
  const url = receiver.urlFor('123')
  assert.match(url, /^https:\/\/example\.com\/kinora\/ent\/v2\/callbacks\/receiver\/123\.[\w-]{22}$/)
  assert.equal(receiver.findAccount(url), '123')
  assert.notEqual(receiver.urlFor('124').split('.').at(-1), url.split('.').at(-1))
})

test('an address of another account, host, path or secret is rejected', () => {
  const url = receiver.urlFor('123')
  const others = [
    url.replace('/123.', '/124.'),
    url.replace('example.com', 'example.org'),
    url.replace('https:', 'http:'),
    url.replace('/kinora/', '/'),
    url.replace('/receiver/', '/receiver/../receiver/'),
    `${url}?x=1`,
    `${url}.x`,
    url.slice(0, -1),
    url.replace(/\.[^.]*$/, '.'),
    createReceiverAddress(Buffer.from('another secret of ours'), () => 'https://example.com/kinora').urlFor('123'),
    'https://example.com@127.0.0.1/ent/v2/callbacks/receiver/123',
    '',
  ]
  for (const other of others) assert.equal(receiver.findAccount(other), undefined, other)
})
