import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deriveSeed } from '../../../../src/films/making/inputs/film-request.ts'

const seed = (request: Record<string, unknown>, type = 'one-click/mv'): number => deriveSeed({ type, request })

test('the seed of a request does not depend on its callback and payload', () => {
  assert.equal(seed({ prompt: 'a', callback_url: 'http://a', payload: 'x' }), seed({ prompt: 'a' }))
  assert.notEqual(seed({ prompt: 'a' }), seed({ prompt: 'b' }))
  assert.notEqual(seed({ prompt: 'a' }), seed({ prompt: 'a' }, 'ad-one-click'))
})

test('files with the same bytes are the same, whichever upload they come from', () => {
  const images = (blob: string, given?: string) => ({ images: [{ blob, ...(given && { given }) }] })
  assert.equal(seed(images('aa/aa.png', 'ssupload:?id=1')), seed(images('aa/aa.png', 'ssupload:?id=2')))
  assert.equal(seed(images('aa/aa.png', 'ssupload:?id=1')), seed(images('aa/aa.png')))
  assert.notEqual(seed(images('aa/aa.png')), seed(images('bb/bb.png')))
})
