import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { PURPOSES, type Script, SCRIPT_VERSION, type ScriptShot } from '@kinora/media/script/script-schema'
import { sidesFor } from '../../../../media/src/shots/camera.ts'
import { filmEnergies } from '../../../src/films/shots/film-energy.ts'
import { FILM_FORMS, storyboardFromScript } from '../../../src/films/script/storyboard-from-script.ts'
import type { Storyboard } from '../../../../media/src/shots/storyboard.ts'
import { estimateSpeakingSeconds } from '../../../../studio/src/film-writing/words/estimate-speaking-seconds.ts'
import { writeAd, writeGeneral } from '../written-films.ts'

// The sentences of a film's grammar hold for scripts of the rules and of language models.

const PICTURE = { prompt: '', subject: '', colours: [], faces: [] }
const BRIEF =
  'An ad for AquaPure water bottle: keeps drinks cold for 24 hours, leak-proof lid, made from recycled steel. Slogan: "Cold all day". Order now at aquapure.example'
const STORIES = [
  'A lake. A mill. A bridge. A tower.',
  'Mara and her grandfather Tom bake bread in a small kitchen. Tom says "Taste it." They carry the bread to the market. At sunset they walk home.',
  'A fox runs through the snow.',
]

/** A script as a language model might write it: any lengths, some purposes and cameras. */
function modelScript(seed: number): Script {
  const seeded = seededRandom(seed)
  const places = ['mill', 'lake']
  const shots = Array.from({ length: 2 + seeded.below(8) }, (_, at): ScriptShot => {
    const purpose = seeded.pick(PURPOSES)
    return {
      seconds: 1 + seeded.below(6),
      words: `Shot ${at - (seeded.below(3) === 0 ? 1 : 0)}.`,
      place: places[seeded.below(2)]!,
      ...(seeded.below(4) === 0 && { purpose }),
    }
  })
  return {
    version: SCRIPT_VERSION,
    language: 'en',
    places: places.map(id => ({ id, asset: id === 'mill' ? 'village' : 'lake' })),
    shots,
  }
}

function* films(): Generator<Storyboard> {
  for (let seed = 0; seed < 60; seed++) {
    const form = FILM_FORMS['general film']
    const asked = { prompt: '', seconds: 40, seed, form, say: estimateSpeakingSeconds }
    yield storyboardFromScript({ ...asked, script: modelScript(seed) }).storyboard
  }
  for (let seconds = 10; seconds <= 60; seconds += 7) {
    for (const prompt of STORIES) yield writeGeneral({ prompt, pictures: [PICTURE], seconds, seed: seconds }).storyboard
    for (const creative of [true, false])
      yield writeAd({ prompt: BRIEF, pictures: [PICTURE], seconds, language: 'en', creative, seed: seconds }).storyboard
  }
}

test('nothing is shown twice in a row in the same way', () => {
  for (const { shots } of films()) {
    const wayOf = ({ prompt, pictures, camera }: Storyboard['shots'][number], side: unknown): string =>
      JSON.stringify([prompt, pictures, camera, side])
    const sides = sidesFor(
      shots.map(({ prompt, camera }) => ({
        scene: shots.findIndex(other => other.prompt === prompt),
        ...(camera?.size && { size: camera.size }),
      })),
    )
    for (const [at, shot] of shots.slice(0, -1).entries()) {
      assert.notEqual(wayOf(shot, sides[at]), wayOf(shots[at + 1]!, sides[at + 1]), shot.prompt)
      if (shot.camera?.move) assert.notEqual(shot.camera.move, shots[at + 1]?.camera?.move, shot.prompt)
    }
  }
})

test('brand and product are seen, written and said, and the call of the brief ends the film', () => {
  for (const seconds of [10, 15, 30]) {
    const { storyboard, unsaid } = writeAd({
      prompt: BRIEF,
      pictures: [PICTURE],
      seconds,
      language: 'en',
      creative: false,
      seed: seconds,
    })
    const { shots, narration } = storyboard
    for (const shot of [shots[0], shots.at(-1)]) {
      assert.deepEqual([shot?.from, shot?.pictures], ['frame', [0]])
      assert.match(shot?.title?.text ?? '', /AquaPure/u)
    }
    const said = narration?.lines.map(({ text }) => text) ?? []
    assert.ok(
      said.some(text => text.includes('AquaPure')),
      said.join(' '),
    )
    assert.match(said.at(-1) ?? '', /^Order now at aquapure\.example/u)
    assert.match(shots.at(-1)?.title?.text ?? '', /Order now at aquapure\.example$/u)
    assert.ok(said.length + unsaid.length >= 5)
  }
})

test('every selling point that an action or a thing can show is shown while it is said', () => {
  const shotOf = (point: string) => {
    const { storyboard } = writeAd({
      prompt: `An ad for Nordhaus bottles: ${point}.`,
      pictures: [PICTURE],
      seconds: 15,
      language: 'en',
      creative: false,
      seed: 3,
    })
    const line = storyboard.narration?.lines.find(({ text }) => text.toLowerCase().includes(point))
    return storyboard.shots[line?.shot ?? -1]
  }
  for (const point of ['waterproof', 'keeps drinks cold', 'fits every bag']) {
    const { scene } = shotOf(point) ?? {}
    assert.ok(
      scene?.entities.some(({ asset }) => asset === 'input:images[0]'),
      point,
    )
    assert.ok(scene?.shots[0]?.actions?.length, point)
  }
  // A point that nothing shows is said over a detail of the product.
  const { scene, from, purpose, camera } = shotOf('a gronk inside') ?? {}
  assert.deepEqual([scene, from, purpose, camera?.size], [undefined, 'frame', 'detail', 'bust'])
})

test('the energy of the music rises to the climax and falls, and in an advertisement it rises to the end', () => {
  for (const prompt of STORIES.slice(0, 2)) {
    const energies = filmEnergies(writeGeneral({ prompt, pictures: [PICTURE], seconds: 40, seed: 2 }).storyboard.shots)
    const peak = energies.indexOf(Math.max(...energies))
    assert.ok(peak > energies.length / 2 && energies.at(-1)! < energies[peak]! && energies[0]! < energies[peak]!)
  }
  const ad = writeAd({ prompt: BRIEF, pictures: [PICTURE], seconds: 40, language: 'en', creative: false, seed: 2 })
  const energies = filmEnergies(ad.storyboard.shots)
  assert.ok(energies.at(-1)! > energies[0]! + 0.2, energies.join(' '))
})
