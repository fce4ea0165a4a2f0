import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasMusic } from '../../src/plans/make-one-order.ts'
import { videoOrder } from '../../src/plans/one-order-plans.ts'

const WISHES = { prompt: 'a cat', seed: 1, duration: 4, resolution: '720p', aspect_ratio: '16:9' } as const

const heard = (wishes: { audio: boolean; bgm: boolean }) => {
  const order = videoOrder({ kind: 'words' }, { ...WISHES, ...wishes }, [])
  const { withSound, withMusic, onlyMusic = false } = order
  return { withSound, withMusic, onlyMusic, bgm: hasMusic(order) }
}

test('requested music is audible, also in a video without other sounds', () => {
  const silent = { withSound: false, withMusic: false, onlyMusic: false, bgm: false }
  assert.deepEqual(heard({ audio: false, bgm: false }), silent)
  assert.deepEqual(heard({ audio: true, bgm: false }), { ...silent, withSound: true })
  assert.deepEqual(heard({ audio: true, bgm: true }), { ...silent, withSound: true, withMusic: true, bgm: true })
  assert.deepEqual(heard({ audio: false, bgm: true }), { withSound: true, withMusic: true, onlyMusic: true, bgm: true })
})

test('fields that a model ignores leave the order unchanged', () => {
  const { prompt, withSound, withMusic, amplitude } = videoOrder({ kind: 'frame' }, { ...WISHES, is_rec: true }, [])
  assert.deepEqual(
    { prompt, withSound, withMusic, amplitude },
    { prompt: 'a cat', withSound: true, withMusic: false, amplitude: 'auto' },
  )
})

test('music may accompany a video if the request leaves it open, and nothing else', () => {
  const bedOf = (wishes: { audio?: boolean; bgm?: boolean }) =>
    videoOrder({ kind: 'words' }, { ...WISHES, ...wishes }, []).musicBed
  assert.equal(bedOf({}), true)
  assert.equal(bedOf({ audio: true }), true)
  for (const wishes of [{ audio: false }, { bgm: false }, { bgm: true }]) assert.equal(bedOf(wishes), undefined)
})

test('a ratio that is left to the input is that of the first picture', () => {
  const picture = { role: 'images[0]', kind: 'picture', path: '', width: 300, height: 200 } as const
  const sizeOf = (aspect_ratio: string) => {
    const { width, height } = videoOrder({ kind: 'frame' }, { ...WISHES, aspect_ratio }, [picture])
    return { width, height }
  }
  assert.deepEqual(sizeOf('auto'), { width: 1080, height: 720 })
  assert.deepEqual(sizeOf('1:1'), { width: 720, height: 720 })
})

test('audio_type selects the part of the sound that is kept, and without sound selects none', () => {
  const partOf = (wishes: object) => videoOrder({ kind: 'words' }, { ...WISHES, ...wishes }, []).heard
  assert.deepEqual(
    (['speech_only', 'sound_effect_only', 'all', undefined] as const).map(audio_type => partOf({ audio_type })),
    ['speech', 'effects', undefined, undefined],
  )
  assert.equal(partOf({ audio_type: 'speech_only', audio: false }), undefined)
})
