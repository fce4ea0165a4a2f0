import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Placement, Scene } from '@kinora/media/scene/scene-schema'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { writeScene } from '../../src/scene-writing/write-scene.ts'

const sceneOf = (prompt: string): Scene =>
  writeScene(direct({ prompt, seed: 4 }), { seconds: 4, prompt, music: 'open' })
const placed = ({ shots }: Scene, who: string): Placement | undefined =>
  shots[0]!.placements?.find(one => one.who === who)
const idOf = ({ entities }: Scene, asset: string): string => entities.find(one => one.asset === asset)?.id ?? asset

test('two people who only speak stand farther apart than two who touch', () => {
  const apart = (prompt: string): number =>
    Math.max(...sceneOf(prompt).shots[0]!.placements!.map(({ distance = 0 }) => distance))
  const touching = apart('A nurse massages a man in the park')
  for (const prompt of ['A nurse argues with a man', 'A chef talks to a girl', 'A man bows to a queen'])
    assert.ok(apart(prompt) > touching + 0.2, `${prompt}: ${apart(prompt)} ${touching}`)
})

test('a landmark is far behind people, who pass in front of it', () => {
  for (const [prompt, asset, actor] of [
    ['A camel walks past a pyramid', 'pyramid', 'camel'],
    ['A farmer walks past a windmill', 'windmill', 'farmer'],
    ['The Statue of Liberty at sunset, tourists take photos', 'statue-of-liberty', 'tourist'],
  ] as const) {
    const scene = sceneOf(prompt)
    const own = placed(scene, idOf(scene, asset))
    assert.equal(own?.relation, 'behind', prompt)
    assert.ok(own.distance! > 10, `${prompt}: ${own.distance}`)
    assert.ok(
      scene.shots[0]!.actions!.every(({ target }) => target !== idOf(scene, asset)),
      prompt,
    )
    assert.ok(
      scene.shots[0]!.actions!.some(({ who }) => who === idOf(scene, actor)),
      prompt,
    )
  }
})

test('a performer that leaps over a thing comes from the side, and so does a mount', () => {
  for (const [prompt, mover, thing] of [
    ['A dog jumps over a fence', 'dog', 'fence'],
    ['A knight on a horse jumps over a fence', 'horse', 'fence'],
    ['A mountain biker jumps over a log', 'bicycle', 'log'],
  ] as const) {
    const scene = sceneOf(prompt)
    const own = placed(scene, idOf(scene, mover))
    assert.deepEqual([own?.relation, own?.to, own?.side], ['beside', idOf(scene, thing), 'left'], prompt)
  }
})

test('a hat of an animal is a garment, and that of a bird is on its head', () => {
  const rabbit = sceneOf('A rabbit with a cowboy hat sings').entities.find(({ asset }) => asset === 'rabbit')
  assert.ok(rabbit?.wears?.some(({ garment }) => garment === 'cowboy-hat'))
  const owl = sceneOf('An owl in a graduation cap')
  assert.equal(placed(owl, idOf(owl, 'graduation-cap'))?.relation, 'worn-by')
})

test('a worktop is low enough for its cook', () => {
  const heightOf = (prompt: string): number => {
    const { entities } = sceneOf(prompt)
    const { size, asset } = entities.find(one => one.asset === 'stove')!
    return typeof size === 'object' ? size.height! : loadCatalogue().asset(asset)!.size.height
  }
  assert.ok(heightOf('A panda chef tosses noodles in a wok') < 0.8 * heightOf('A chef tosses noodles in a wok'))
})

test('a smaller subject carries nobody, and a partner at a thing stands clear of it', () => {
  const elephant = sceneOf('A baby elephant splashes water on a boy')
  assert.notEqual(placed(elephant, idOf(elephant, 'elephant-calf'))?.relation, 'on')
  const parrot = sceneOf('A parrot sits on a horse')
  assert.match(placed(parrot, idOf(parrot, 'parrot'))?.relation ?? '', /on$/u)
  const quarrel = sceneOf('A police officer argues with a driver next to a red car')
  assert.equal(placed(quarrel, idOf(quarrel, 'policeman'))?.side, 'right')
})

test('a container is not held by the subject in it, and a helper stands beside the person', () => {
  const knit = sceneOf('a grandmother knits in an armchair').shots[0]!.actions![0]!
  assert.deepEqual([knit.does, knit.object], ['knit', 'knitting'])
  const shave = sceneOf('a barber shaves a bearded man').shots[0]!.actions![0]!
  assert.deepEqual([shave.does, shave.object], ['shave', 'bearded-man'])
})

test('wrapped food takes shape, and other things are put into paper', () => {
  for (const [prompt, does] of [
    ['一家人包饺子', 'make'],
    ['a cook wraps a burrito', 'make'],
    ['a woman wraps a teddy bear', 'wrap'],
  ] as const)
    assert.equal(sceneOf(prompt).shots[0]!.actions![0]?.does, does, prompt)
})

test('a thing of a place is at its stated position, and the next one is not', () => {
  const scene = sceneOf('A station platform with a blue bag on a bench, a train departs')
  assert.deepEqual(placed(scene, 'handbag'), { who: 'handbag', relation: 'on', to: 'bench' })
  assert.equal(placed(scene, 'train')?.relation, 'at')
})

test('a thing that melts in a vessel melts, and the vessel does not', () => {
  for (const prompt of ['A chocolate bar melts in a bowl', 'Butter melts in a pan']) {
    const [action] = sceneOf(prompt).shots[0]!.actions!
    assert.equal(action?.does, 'melt', prompt)
    assert.equal(action?.object, undefined, prompt)
  }
})

test('a camera that is not told its angle looks into the vessel of a still life', () => {
  assert.ok(sceneOf('A chocolate bar melts in a bowl').shots[0]!.camera!.pitch! > 20)
  assert.equal(sceneOf('A chocolate bar melts in a bowl, low angle').shots[0]!.camera!.angle, 'low')
})

test('a person on a board stands on it from the start', () => {
  for (const [prompt, board] of [
    ['A man snowboarding', 'snowboard'],
    ['A girl skateboarding', 'skateboard'],
  ] as const) {
    const scene = sceneOf(prompt)
    const [rider] = scene.shots[0]!.actions!
    const own = placed(scene, rider!.who)
    assert.deepEqual([own?.relation, own?.to], ['standing-on', idOf(scene, board)], prompt)
    assert.ok(
      scene.shots[0]!.actions!.some(({ who, does }) => who === idOf(scene, board) && does === 'drive'),
      prompt,
    )
    assert.equal(scene.shots[0]!.camera!.move, 'follow', prompt)
  }
})

test('a pan is added for food that is flipped, and not for a coin', () => {
  const pans = (prompt: string): number => sceneOf(prompt).entities.filter(({ asset }) => asset === 'frying-pan').length
  assert.deepEqual([pans('A chef flips a pancake'), pans('A person flips a coin')], [1, 0])
})

test('a vessel that is shaken is in the hand of the person', () => {
  const scene = sceneOf('A person is shaking a beaker')
  assert.equal(placed(scene, idOf(scene, 'beaker'))?.relation, 'held-by')
})

test('a word with another sense has the asset of this sense', () => {
  const assets = (prompt: string): string[] => sceneOf(prompt).entities.map(({ asset }) => asset)
  assert.ok(assets('A drummer hits the cymbals').includes('drum-kit'))
  assert.ok(assets('A boy plays the cymbals').includes('cymbals'))
})

test('a vessel in a hand is still in it in the next shot, and the camera stays near', () => {
  const scene = sceneOf('A person is shaking a beaker, and then the liquid in the beaker turns pink')
  const last = scene.shots.at(-1)!
  assert.equal(last.placements?.find(({ who }) => who === idOf(scene, 'beaker'))?.relation, 'held-by')
  assert.equal(last.camera?.size, scene.shots[0]!.camera?.size)
  const thrown = sceneOf('A boy holds a ball and throws it, and then the ball turns pink')
  assert.notEqual(thrown.shots.at(-1)!.placements?.find(({ who }) => who === idOf(thrown, 'ball'))?.relation, 'held-by')
})

test('a burning landmark is behind people too', () => {
  const scene = sceneOf('A firefighter walks out of a burning house')
  const own = placed(scene, idOf(scene, 'house'))
  assert.equal(own?.relation, 'behind')
  assert.ok(own.distance! > 10)
})

test('a person who is carried is in the arms, and one who is larger is not', () => {
  for (const [prompt, carried] of [
    ['A firefighter carries a child', 'child'],
    ['A woman carries a baby through the park', 'baby'],
    ['妈妈抱着孩子走在公园里', 'child'],
  ] as const) {
    const scene = sceneOf(prompt)
    assert.equal(placed(scene, idOf(scene, carried))?.relation, 'held-by', prompt)
  }
  for (const [prompt, other] of [
    ['A boy carries an elephant', 'elephant'],
    ['A woman holds a man', 'man'],
  ] as const) {
    const scene = sceneOf(prompt)
    assert.notEqual(placed(scene, idOf(scene, other))?.relation, 'held-by', prompt)
  }
})

test('a vehicle follows a road that leads away, and crosses other places', () => {
  const facing = (prompt: string): unknown => {
    const scene = sceneOf(prompt)
    return placed(scene, idOf(scene, 'sports-car'))?.facing
  }
  assert.equal(facing('A red sports car races along the mountain road'), 20)
  assert.equal(facing('A red sports car drives across the desert'), 90)
})

test('the birds of a flock are at different heights, and none is inside another', () => {
  const scene = sceneOf('A flock of wild geese flies over the lake')
  const offsets = scene.shots[0]!.placements!.flatMap(({ offset }) => (offset ? [offset] : []))
  assert.equal(offsets.length, scene.entities[0]!.count)
  assert.equal(new Set(offsets.map(([, y]) => y)).size, offsets.length)
  const { width, depth } = loadCatalogue().asset(scene.entities[0]!.asset)!.size
  for (const [nth, [x]] of offsets.slice(1).entries())
    assert.ok(x - offsets[nth]![0] >= Math.max(width, depth), String(offsets))
})

test('with nothing else in it, all of a place is shown, and not one of its parts', () => {
  const { camera } = sceneOf('A lavender field at sunset with a small stone house').shots[0]!
  assert.deepEqual([camera?.target, camera?.size], [undefined, 'wide'])
  const close = sceneOf('Close-up of the stone house in a lavender field').shots[0]!.camera
  assert.notEqual(close?.size, 'wide')
})
