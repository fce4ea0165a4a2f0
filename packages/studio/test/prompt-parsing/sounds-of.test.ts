import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { PLACE_TRAITS } from '../../src/setting/place-traits.ts'
import { PLACES, type Place, SOUND_CUES, type SoundCue } from '../../src/setting/shot-list.ts'
import { readPlaces } from '../../src/words/vocabulary/place-file.ts'
import { readVerbs } from '../../src/words/vocabulary/verb-file.ts'

const WORDS: Record<Place, string> = {
  beach: 'a beach',
  lake: 'a lake',
  sea: 'the open sea',
  mountains: 'mountains',
  forest: 'a forest',
  meadow: 'a meadow',
  desert: 'a desert',
  snowfield: 'a snowfield',
  river: 'a river',
  waterfall: 'a waterfall',
  skyline: 'a city skyline',
  street: 'a city street',
  room: 'a living room',
  stage: 'a stage',
  kitchen: 'a kitchen',
  table: 'on a table',
  sweep: 'a product on a seamless white backdrop',
  space: 'outer space',
  underwater: 'underwater',
  sky: 'in the sky above the clouds',
  garden: 'a garden',
  abstract: 'abstract shapes',
}

const soundsIn = (prompt: string): { place: Place | undefined; sounds: string } => {
  const [shot] = direct({ prompt, seed: 1 }).shots
  return { place: shot?.place, sounds: shot?.sounds.join(' ') ?? '' }
}

for (const place of PLACES)
  test(`${place}: weather and steps follow its traits, and no bird sings at night`, () => {
    const { isIndoors = false, isSilent = false, isNowhere = false } = PLACE_TRAITS[place]
    const heard = (more = ''): string[] => soundsIn(`${WORDS[place]}${more}`).sounds.split(' ').filter(Boolean)
    const [day, night, storm, dog] = [heard(), heard(' at night'), heard(', storm'), heard(', a dog runs')]
    assert.equal(soundsIn(WORDS[place]).place, place)
    for (const cues of [day, night, storm, dog])
      assert.ok(
        new Set(cues).size === cues.length && cues.every(cue => SOUND_CUES.includes(cue as SoundCue)),
        cues.join(),
      )
    assert.equal(day.length === 0, isNowhere, day.join())
    assert.ok(!night.includes('birds') && !night.includes('gulls'), night.join())
    if (isSilent) assert.deepEqual([storm, dog], [day, day])
    else {
      for (const cue of isIndoors ? ['rain-on-glass', 'thunder'] : ['rain', 'thunder', 'wind'])
        assert.ok(storm.includes(cue), storm.join())
      assert.deepEqual(dog, [...day, 'dog', place === 'snowfield' ? 'snow-steps' : 'footsteps'])
    }
  })

const hears = (prompt: string, cue: string): boolean => soundsIn(prompt).sounds.split(' ').includes(cue)

const isLatin = (words: string): boolean => /[a-z]/u.test(words)

test('every place of the files has the sounds of its row, in both languages', () => {
  for (const { english, chinese, sounds } of readPlaces().values())
    for (const words of [english[0]!, chinese[0]!]) {
      const where = /^(?:in|on|inside|above) /u.test(words) ? words : `in the ${words}`
      const heard = soundsIn(isLatin(words) ? `a man stands ${where}` : `一个男人站在${words}`).sounds
      for (const cue of sounds) assert.ok(heard.split(' ').includes(cue), `${words}: ${cue} in ${heard}`)
    }
})

test('every verb with a sound is heard, in both languages', () => {
  for (const { english, chinese, verb } of readVerbs())
    for (const words of [english[0]!, chinese[0]!])
      if (verb.sound)
        assert.ok(
          hears(isLatin(words) ? `the women ${words}` : `女人们${words}`, verb.sound),
          `${words}: ${verb.sound}`,
        )
})
