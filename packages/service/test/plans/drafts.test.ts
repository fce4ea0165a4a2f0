import assert from 'node:assert/strict'
import { test } from 'node:test'
import { imagineDraft } from '../../src/plans/drafts.ts'
import { hasMusic } from '../../src/plans/make-one-order.ts'

const heard = (request: Record<string, unknown>) => {
  const order = imagineDraft({ prompt: 'a cat', duration: 4, ...request }, [])
  assert.ok(order.kind === 'video')
  const { withSound, withMusic, onlyMusic = false } = order
  return { withSound, withMusic, onlyMusic, bgm: hasMusic(order) }
}

test('music that is asked for is heard, also in a video without other sounds', () => {
  const silent = { withSound: false, withMusic: false, onlyMusic: false, bgm: false }
  assert.deepEqual(heard({ audio: false, bgm: false }), silent)
  assert.deepEqual(heard({ audio: true, bgm: false }), { ...silent, withSound: true })
  assert.deepEqual(heard({ audio: true, bgm: true }), { ...silent, withSound: true, withMusic: true, bgm: true })
  assert.deepEqual(heard({ audio: false, bgm: true }), { withSound: true, withMusic: true, onlyMusic: true, bgm: true })
})
