import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { SceneNote, Scene } from '@kinora/media/scene/scene-schema'
import { FEELINGS, GENRES, LEADS, MOODS, SOUNDS, VOLUMES } from '@kinora/media/scene/vocabulary'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import type { VideoOrder } from '../../src/orders/film-options.ts'
import { locateSounds } from '../../src/orders/locate-sounds.ts'
import { mixSceneSound, speakScene } from '../../src/orders/mix-scene-sound.ts'
import { filmScene } from '../../src/stage/film-scene.ts'
import { createSpeaker } from '../../src/voice/create-speaker.ts'
import { createFormantRenderer } from '../../src/voice/formant/create-formant-renderer.ts'

/** The number of changed fields; KINORA_TEST_CHANGES tries more. */
const CHANGES = Number(process.env['KINORA_TEST_CHANGES'] ?? 12)
const SEED = Number(process.env['KINORA_TEST_SEED'] ?? 1)
const FRAME = { width: 128, height: 72 }

const PLAIN: Pick<Scene, 'version' | 'seconds' | 'entities' | 'places'> = {
  version: 'kinora.scene/1',
  seconds: 2,
  entities: [
    { id: 'ann', asset: 'woman' },
    { id: 'tom', asset: 'man' },
    { id: 'dog', asset: 'dog' },
  ],
  places: [{ id: 'yard', asset: 'farm' }],
}

const orderOf = (scene: Scene): VideoOrder => ({
  kind: 'video',
  prompt: '',
  seconds: scene.seconds,
  ...FRAME,
  seed: 3,
  withSound: true,
  withMusic: false,
  amplitude: 'auto',
  inputs: [],
  from: { kind: 'words' },
  scene,
})

const DOCUMENTS: readonly Scene[] = [
  {
    ...PLAIN,
    title: 'talk',
    sound: { music: 'none', ambience: ['birds', 'wind'] },
    shots: [
      {
        from: 0,
        to: 2,
        place: 'yard',
        placements: [
          { who: 'ann', relation: 'at', to: 'yard/middle', facing: 'camera' },
          { who: 'tom', relation: 'beside', to: 'ann', side: 'right', distance: 0.5, facing: 'camera' },
        ],
        speech: [
          { text: 'Look there.', who: 'ann', from: 0.1, to: 0.9, manner: 'happy' },
          { text: 'A dog!', who: 'tom', voice: 'English_Male_Currency' },
        ],
        camera: { target: ['ann', 'tom'], size: 'waist', from: 'front' },
      },
    ],
  },
  {
    ...PLAIN,
    title: 'music',
    sound: { music: { mood: 'happy', genre: 'rock', tempo: 120, lead: 'flute', volume: 'normal' } },
    shots: [
      {
        from: 0,
        to: 2,
        place: 'yard',
        placements: [
          { who: 'dog', relation: 'at', to: 'yard/middle' },
          { who: 'ann', relation: 'beside', to: 'dog', side: 'left', distance: 1 },
        ],
        sounds: [{ sound: 'bells', of: 'dog', from: 0.2, to: 1.2, volume: 'loud' }, { sound: 'applause' }],
        camera: { target: ['dog'], size: 'wide' },
      },
    ],
  },
  { ...PLAIN, title: 'mood', sound: { music: 'sad' }, shots: [{ from: 0, to: 2, place: 'yard' }] },
]

type Field = { at: readonly string[]; value: unknown }

function fieldsOf(value: unknown, at: readonly string[] = []): Field[] {
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, [...at, key]))
  const isHeard = at[0] === 'sound' || at[2] === 'speech' || at[2] === 'sounds'
  return isHeard ? [{ at, value }] : []
}

/** Other values of a field. */
function othersOf({ at, value }: Field): readonly unknown[] {
  if (at[1] === 'ambience') return SOUNDS
  const key = at.at(-1)!
  if (typeof value === 'number') return key === 'tempo' ? [value + 30, value - 30] : [value + 0.3, value - 0.3]
  const named: Readonly<Record<string, readonly unknown[]>> = {
    music: ['none', ...MOODS],
    mood: MOODS,
    genre: GENRES,
    lead: LEADS,
    volume: VOLUMES,
    sound: SOUNDS,
    who: ['ann', 'tom'],
    of: ['ann', 'dog', 'yard/middle'],
    text: ['Yes.'],
    voice: ['English_Bella', 'English_Nicole'],
    manner: FEELINGS,
  }
  return named[key] ?? assert.fail(`no other value is known for ${at.join('/')}`)
}

function changedAt(scene: Scene, at: readonly string[], value: unknown): Scene {
  const copy = structuredClone(scene)
  const parent = at.slice(0, -1).reduce<unknown>((one, key) => (one as Record<string, unknown>)[key], copy)
  ;(parent as Record<string, unknown>)[at.at(-1)!] = value
  return copy
}

const catalogue = loadCatalogue()
const speaker = await createSpeaker({ renderer: createFormantRenderer() })

/** All that is heard of a document, and the notes of its speech. */
async function heard(scene: Scene): Promise<string> {
  const { seconds } = scene
  const notes: SceneNote[] = []
  const options = {
    scene,
    seconds,
    seed: 3,
    withMusic: false,
    voices: new Map(),
    catalogue,
    speaker: async () => speaker,
    sourceOf: await locateSounds(orderOf(scene), { film: filmScene }, note => notes.push(note)),
  }
  const lines = await speakScene(options, note => notes.push(note))
  const { left, right } = await mixSceneSound(options, lines)
  const hash = createHash('sha1').update(left).update(right)
  return hash.update(JSON.stringify([notes, lines.map(({ by }) => by)])).digest('hex')
}

/** All that is seen of a document in some frames, and the notes of the stage. */
async function seen(scene: Scene): Promise<string> {
  const compositor = await createCompositor(FRAME)
  const frames = scene.seconds * 24
  const take = await filmScene({ scene, compositor, frames, seed: 4, amplitude: 'auto' })
  const hash = createHash('sha1')
  try {
    for (const index of [4, 18, 26, 40]) {
      await take.draw(index)
      hash.update(compositor.frame())
    }
    return hash.update(JSON.stringify(take.sceneNotes())).digest('hex')
  } finally {
    take.close?.()
    compositor.close()
  }
}

test('every single changed field of sounds, music and speech changes what is heard, seen or noted', async () => {
  const seeded = seededRandom(SEED)
  const pick = <T>(all: readonly T[]): T => all[seeded.below(all.length)]!
  for (const scene of DOCUMENTS) assert.deepEqual(checkScene(scene, catalogue).problems, [])
  const plain = new Map<string, Promise<string>>()
  const once = (tell: (scene: Scene) => Promise<string>, scene: Scene): Promise<string> => {
    const key = `${tell.name} ${scene.title}`
    return plain.get(key) ?? plain.set(key, tell(scene)).get(key)!
  }
  const without: string[] = []
  let tried = 0
  for (let round = 0; tried < CHANGES; round++) {
    assert.ok(round < 40 * CHANGES, 'hardly any change is valid')
    const scene = pick(DOCUMENTS)
    const field = pick(fieldsOf(scene))
    const value = pick(othersOf(field).filter(one => one !== field.value))
    const { scene: changed, problems } = checkScene(changedAt(scene, field.at, value), catalogue)
    if (!changed || problems.length > 0) continue
    tried++
    if ((await heard(changed)) === (await once(heard, scene)) && (await seen(changed)) === (await once(seen, scene)))
      without.push(`${scene.title} ${field.at.join('/')} = ${String(value)}`)
  }
  assert.deepEqual(without, [])
})
