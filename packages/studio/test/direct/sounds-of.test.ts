import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
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
  test(`${place}: weather and steps are heard as its traits say, and no bird sings at night`, () => {
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

test('no crickets in winter, at dusk as at night, and no birds in the rain', () => {
  assert.equal(soundsIn('a meadow in winter at night').sounds, 'wind')
  assert.equal(soundsIn('a meadow at dusk').sounds, 'wind crickets')
  assert.equal(soundsIn('a meadow at night, rain').sounds, 'rain wind')
  assert.equal(soundsIn('a meadow, rain').sounds, 'rain wind')
  assert.equal(soundsIn('a garden, snow').sounds, 'wind')
})

test('five sounds at most, those of the words first', () => {
  const { sounds } = soundsIn('applause and church bells on a city street in a storm while a dog runs')
  assert.equal(sounds.split(' ').length, 5)
  assert.ok(sounds.startsWith('applause bells'), sounds)
})

test('what the words deny is not heard', () => {
  assert.equal(soundsIn('a city street without cars').sounds, 'city')
  assert.equal(soundsIn('a forest without birds').sounds, 'forest')
  assert.equal(soundsIn('a beach, no sound').sounds, '')
})

test('who is in the picture is heard as well', () => {
  assert.equal(soundsIn('a train in a desert').sounds, 'train wind')
  assert.equal(soundsIn('a sailboat on a lake').sounds, 'wind birds waves')
  assert.equal(soundsIn('an airplane in the sky').sounds, 'wind whoosh')
  assert.equal(soundsIn('a campfire in a desert').sounds.split(' ').includes('fire'), true)
})

test('only steps are heard of who walks, not of who stands or flies', () => {
  assert.ok(soundsIn('a man walks in a desert').sounds.includes('footsteps'))
  assert.ok(!soundsIn('a man stands in a desert').sounds.includes('footsteps'))
  assert.ok(!soundsIn('a car runs through a desert').sounds.includes('footsteps'))
})

test('the cars of a denied car and the crowd of denied people are silent', () => {
  assert.equal(soundsIn('a stage without people').sounds, '')
  assert.equal(soundsIn('a beach with no waves').sounds, 'gulls')
})

const hears = (prompt: string, cue: string): boolean => soundsIn(prompt).sounds.split(' ').includes(cue)

test('what somebody does is heard, in both languages', () => {
  for (const [prompt, cue] of [
    ['a woman types on a keyboard in an office', 'typing'],
    ['一个男人在办公室打字', 'typing'],
    ['two friends talk in a coffee shop', 'cafe'],
    ['朋友们在咖啡馆聊天', 'cafe'],
    ['fireworks over the city', 'fireworks'],
    ['夜空中绽放烟花', 'fireworks'],
    ['a horse gallops across a meadow', 'hooves'],
    ['a man opens the door of a room', 'door'],
    ['a chef cooks in a kitchen', 'kitchen'],
    ['a blacksmith hammering iron', 'hammer'],
    ['a girl swims in a lake', 'splash'],
    ['a woman pours tea', 'pouring'],
    ['a factory with an assembly line', 'machines'],
    ['a quiet room with rain on the window', 'rain-on-glass'],
    ['an audience in a stadium cheering', 'crowd'],
    ['a race car on a street, engine roar', 'engine'],
  ] as const)
    assert.ok(hears(prompt, cue), `${prompt}: ${soundsIn(prompt).sounds}`)
})

test('who waves is not heard as surf, and who chops wood is in no kitchen', () => {
  for (const prompt of [
    'A mother waves at her son in a park',
    'A man waves goodbye from a train',
    'A girl waves a flag',
  ])
    assert.ok(!hears(prompt, 'waves'), prompt)
  assert.ok(hears('Waves roll onto a beach', 'waves'))
  for (const prompt of ['A lumberjack chops wood in a forest', 'A man splits logs', '樵夫在森林里劈柴']) {
    assert.ok(hears(prompt, 'axe'), prompt)
    assert.ok(!hears(prompt, 'kitchen') && !hears(prompt, 'scrape'), prompt)
  }
  assert.ok(hears('A chef chops onions', 'kitchen'))
})

test('animals are heard as what they are, awake and on firm ground', () => {
  for (const [prompt, cue] of [
    ['a cow on a meadow', 'cow'],
    ['一只绵羊在草地上', 'sheep'],
    ['a cat in a garden', 'cat'],
    ['a lion in the desert', 'lion'],
    ['a wolf on a mountain at night', 'wolf'],
    ['ducks on a lake', 'ducks'],
  ] as const)
    assert.ok(hears(prompt, cue), `${prompt}: ${soundsIn(prompt).sounds}`)
  assert.ok(!hears('a cat sleeps in a garden', 'cat'))
  assert.ok(!hears('a dog in outer space', 'dog'))
})

test('no bird sings at midnight but an owl', () => {
  assert.ok(hears('a parrot in a garden', 'birds'))
  assert.ok(!hears('a parrot in a garden at midnight', 'birds'))
  assert.ok(!hears('a forest at midnight', 'birds'))
  assert.ok(!hears('a beach at midnight', 'gulls'))
  assert.ok(hears('an owl in a forest at midnight', 'birds'))
})

const isLatin = (words: string): boolean => /[a-z]/u.test(words)

test('every place of the files sounds as its row says, in both languages', () => {
  for (const { english, chinese, sounds } of readPlaces().values())
    for (const words of [english[0]!, chinese[0]!]) {
      const where = /^(?:in|on|inside|above) /u.test(words) ? words : `in the ${words}`
      const heard = soundsIn(isLatin(words) ? `a man stands ${where}` : `一个男人站在${words}`).sounds
      for (const cue of sounds) assert.ok(heard.split(' ').includes(cue), `${words}: ${cue} in ${heard}`)
    }
})

test('every deed of the files that is heard is heard, in both languages', () => {
  for (const { english, chinese, verb } of readVerbs())
    for (const words of [english[0]!, chinese[0]!])
      if (verb.sound)
        assert.ok(
          hears(isLatin(words) ? `the women ${words}` : `女人们${words}`, verb.sound),
          `${words}: ${verb.sound}`,
        )
  assert.ok(!hears('the women do not clap', 'applause'))
})

test('a door is heard when something is done to it', () => {
  assert.ok(hears('a man opens the old wooden door', 'door'))
  assert.ok(!hears('a man stands beside the old wooden door', 'door'))
})

test('in an empty place those who would make its sound are missing', () => {
  assert.equal(soundsIn('an empty train station at night').sounds, 'train')
  assert.equal(soundsIn('a deserted market at night').sounds, 'wind')
  assert.equal(soundsIn('空无一人的火车站').sounds, 'train')
})

test('farm animals and bees sleep at night', () => {
  assert.ok(hears('a village', 'chickens') && hears('an orchard', 'bees'))
  assert.ok(!hears('a village at night', 'chickens') && !hears('an orchard at midnight', 'bees'))
})
