import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Input, Order } from '../../../media/src/engine/contract.ts'
import { directOrder } from '../../src/orders/direct-order.ts'
import { isOfSubject, showPlaces } from '../../src/orders/show-places.ts'
import type { OpenModel } from '../../src/models/open-model.ts'
import { writePicture } from '../../../media/src/write/write-picture.ts'
import { DISC, discEyes, discOf, noModels, pictureOf } from '../pictures/photo/test-pictures.ts'
import { LANDSCAPE, landscapeOf } from '../pictures/landscape.ts'

let folder = ''
const [land, other, disc, paper] = ['land', 'other', 'disc', 'paper'].map(name => () => join(folder, `${name}.png`))

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'))
  await writePicture(land!(), landscapeOf(LANDSCAPE), { format: 'png' })
  await writePicture(other!(), landscapeOf({ width: 300, height: 220 }), { format: 'png' })
  await writePicture(disc!(), discOf(LANDSCAPE), { format: 'png' })
  const plain = pictureOf(LANDSCAPE, x => (x > 120 && x < 200 ? [200, 40, 30] : [240, 240, 240]))
  await writePicture(paper!(), plain, { format: 'png' })
})
after(() => rm(folder, { recursive: true, force: true }))

/** Sees nothing in particular, whatever it looks at. */
const vagueEyes: OpenModel = async name =>
  name === 'u2netp'
    ? { run: async () => ({ '1959': new Float32Array(320 * 320) }), close: async () => undefined }
    : undefined
const clearEyes = discEyes(LANDSCAPE.width / LANDSCAPE.height, DISC)

type Given = Omit<Input, 'role' | 'kind'>

const orderOf = (prompt: string, given: readonly Given[], from: 'references' | 'words' = 'references') =>
  ({
    kind: 'video',
    prompt,
    seed: 1,
    inputs: given.map((input, index) => ({ role: `images[${index}]`, kind: 'picture' as const, ...input })),
    seconds: 2,
    width: 320,
    height: 180,
    withSound: false,
    withMusic: false,
    from: { kind: from },
    amplitude: 'auto',
  }) satisfies Order

const shownBy = async (prompt: string, given: readonly Given[], open = vagueEyes): Promise<(string | undefined)[]> =>
  (await showPlaces(orderOf(prompt, given), open)).inputs.map(input => (input as Input).shows)

test('words for a picture are not searched in it', async () => {
  const given: Given[] = [
    { path: '/nowhere', shows: 'place' },
    { path: '/nowhere', shows: 'subject' },
  ]
  assert.deepEqual(await shownBy('a fox runs', given), ['place', 'subject'])
})

test('a start frame is not a place', async () => {
  const order = { ...orderOf('a fox runs', [{ path: land!() }]), from: { kind: 'frame' as const } }
  assert.equal(await showPlaces(order, vagueEyes), order)
})

test('a picture of a clear subject, or on paper, is a subject', async () => {
  assert.deepEqual(await shownBy('a fox runs', [{ path: disc!() }], clearEyes), [undefined])
  assert.deepEqual(await shownBy('a fox runs', [{ path: paper!() }]), [undefined])
})

test('a scene without a subject is the place of the subjects', async () => {
  assert.deepEqual(await shownBy('a fox runs', [{ path: land!() }]), ['place'])
  assert.deepEqual(await shownBy('they run', [{ path: paper!() }, { path: land!() }]), [undefined, 'place'])
})

test('without a model for subjects, only words make a picture a place', async () => {
  assert.deepEqual(await shownBy('a fox runs', [{ path: land!() }], noModels), [undefined])
  assert.deepEqual(await shownBy('a fox runs in [@Zog]', [{ path: land!(), name: 'Zog' }], noModels), ['place'])
})

test('of two scenes, the ones that the words call places are, otherwise the first', async () => {
  const two = [
    { path: land!(), name: 'A1' },
    { path: other!(), name: 'B2' },
  ]
  assert.deepEqual(await shownBy('a fox runs', two), ['place', undefined])
  assert.deepEqual(await shownBy('[@A1] and a fox in [@B2]', two), [undefined, 'place'])
  assert.deepEqual(await shownBy('a fox in [@A1], then in [@B2]', two), ['place', 'place'])
})

test('a small thing in a picture that is called the background belongs to it', async () => {
  const given = [{ path: disc!(), name: 'B2' }]
  assert.deepEqual(await shownBy('a fox runs in [@B2]', given, clearEyes), [undefined])
  assert.deepEqual(await shownBy('a fox runs, the background is [@B2]', given, clearEyes), ['place'])
})

test('a speck in a scene is part of the scene, and no subject', async () => {
  const sun = { x: 0.7, y: 0.3, radius: 0.08 }
  const path = join(folder, 'sun.png')
  await writePicture(path, discOf(LANDSCAPE, sun), { format: 'png' })
  const eyes = discEyes(LANDSCAPE.width / LANDSCAPE.height, sun)
  assert.deepEqual(await shownBy('a fox runs', [{ path }], eyes), ['place'])
  assert.equal(await isOfSubject(path, eyes), false)
})

test('a landscape is not the fox in it', async () => {
  const [shot] = directOrder(await showPlaces(orderOf('a fox runs', [{ path: land!() }]), vagueEyes)).shots
  assert.equal(shot!.view, 'images[0]')
  assert.ok(shot!.subjects.length === 1 && 'sprite' in shot!.subjects[0]!.what)
})

test('a picture shows its cut-out, if a model for it is installed', async () => {
  assert.equal(await isOfSubject(disc!(), clearEyes), true)
  assert.equal(await isOfSubject(land!(), vagueEyes), false)
  assert.equal(await isOfSubject(disc!(), noModels), false)
})
