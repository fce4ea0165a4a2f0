import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { DAY_SECONDS, type Generator, generator, type Model, model, type Rule } from '../../src/catalog/declare.ts'
import { filmActions, generators } from '../../src/catalog/generators/index.ts'
import { aspectRatio, delivery, resolution, seed, WATERMARK } from '../../src/catalog/generators/shared-fields.ts'
import { models } from '../../src/catalog/models/index.ts'
import { durationRange, MOTION, resolutionChoices } from '../../src/catalog/models/shared-rules.ts'
import { checkSoundness } from '../../src/catalog/check-soundness.ts'
import {
  choice,
  clip,
  flag,
  integer,
  list,
  number,
  picture,
  pictures,
  record,
  seconds,
  sound,
  text,
} from '../../src/catalog/words/words.ts'

const THING: Generator = {
  name: 'thing',
  path: '/thing',
  summary: 'A thing',
  fields: {},
  answer: ['id'],
  plan: 'imagine',
  price: { flat: 1 },
  resultUrlSeconds: DAY_SECONDS,
}

const soundnessOf =
  (declared: object, cards: readonly Model[] = []) =>
  () =>
    checkSoundness({ generators: [{ ...THING, ...declared }], filmActions: [], models: cards })

test('the catalogue is valid', () => checkSoundness({ generators, filmActions, models }))

test('a default outside its limits, a rule that widens and a missing price are reported with their names', () => {
  const broken: [fields: object, says: RegExp][] = [
    [{ duration: integer({ min: 1, max: 5, default: 6 }) }, /thing: duration defaults to 6/],
    [{ duration: integer({ min: 6, max: 5 }) }, /thing: duration has a minimum above/],
    [{ duration: integer({ min: 1, max: 9, choices: [4, 8], default: 5 }) }, /duration defaults to 5/],
    [{ duration: integer({ min: 1, max: 5, choices: [4, 8] }) }, /duration has the choices 8/],
    [{ speed: number({ min: 1, max: 2, default: 3 }) }, /speed defaults to 3/],
    [{ size: choice(['a'], { default: 'b' }) }, /thing: size defaults to b/],
    [{ style: text({ max: 3, default: 'long' }) }, /style defaults to long, longer than 3/],
    [{ loud: flag({ default: true, never: { value: true, why: 'no' } }) }, /loud defaults to true/],
    [{ images: pictures({ min: 3, max: 2 }) }, /images has a minimum above/],
    [{ people: list(record({ age: integer({ min: 9, max: 1 }) }), { min: 0, max: 1 }) }, /people entry age has a min/],
    [
      { mode: text({}), size: choice(['a'], { cases: [{ when: { mode: 'x' }, choices: ['a', 'b'] }] }) },
      /allows more than the field/,
    ],
    [{ size: choice(['a'], { cases: [{ when: { nowhere: 1 }, choices: ['a'] }] }) }, /depends on nowhere/],
    [{ size: text({ mutedBy: { quick: true } }), quick: flag({}) }, /depends on quick, which is declared after it/],
  ]
  for (const [fields, says] of broken) assert.throws(soundnessOf({ fields }), says)
})

test('every allowed request has a price, and every price applies to an allowed request', () => {
  const resolution = choice(['720p', '1080p'], { default: '720p' })
  const broken: [declared: object, says: RegExp][] = [
    [{ price: undefined }, /thing: has no price/],
    [{ fields: { resolution }, price: { perSecond: { '720p': 1 } } }, /no price for resolution "1080p"/],
    [
      { fields: { duration: integer({ min: 4, max: 8 }) }, price: { bySeconds: { 4: { '*': 1 }, 8: { '*': 2 } } } },
      /no price for 5 seconds/,
    ],
    [
      { fields: { images: pictures({ min: 0, max: 7 }) }, price: { byPictures: [{ upTo: 3, credits: { '*': 1 } }] } },
      /no price for 4 pictures/,
    ],
    [{ price: { flat: 1, surcharges: { adio: { flat: 1 } } } }, /counts adio, which is no flag/],
    [{ price: { perStarted: { characters: 5, credits: 1, field: 'txt' } } }, /counts txt, which is no text/],
    [{ price: { perSecond: { '*': 1 }, secondsOf: { sound: 'song', longest: 9 } } }, /counts song, which is no sound/],
  ]
  for (const [declared, says] of broken) assert.throws(soundnessOf(declared), says)
})

test('a card only narrows', () => {
  const wide = {
    model: choice([], { required: true }),
    quick: flag({ default: false }),
    prompt: text({ required: true, max: 100, rule: 'words' }),
    duration: seconds({ min: 1, max: 16, default: 5, ignorable: true }),
    speed: number({ min: 1, max: 2, default: 1 }),
    resolution: choice(['720p', '1080p'], {
      default: '720p',
      cases: [{ when: { quick: true }, choices: ['720p'] }],
    }),
    off_peak: flag({ never: { value: true, why: 'no' } }),
    images: pictures({ min: 1, max: 7, of: { minSide: 128 }, pixelRatio: { from: 0.8, to: 1.25 } }),
    videos: list(clip({ maxSeconds: 8 }), { min: 1, max: 2, secondsByCount: { 1: 8, 2: 5 } }),
    song: sound({ formats: ['mp3'], maxBytes: 9, minSeconds: 3, maxSeconds: 12 }),
    people: list(record({ name: text({ required: true, max: 64 }) }, { alias: { id: 'name' } }), { min: 0, max: 7 }),
    notes: text({ max: 10, mutedBy: {} }),
  }
  const carded = (rule: Rule) =>
    soundnessOf({ rulesBy: 'model', standard: 'card', fields: wide, pictureBudget: { max: 7, withClip: 4 } }, [
      model({ id: 'card', about: '', rules: { thing: rule } }),
    ])
  const patched = (fields: object) => carded({ fields: fields as NonNullable<Rule['fields']> })

  const broken: [fields: object, says: RegExp][] = [
    [{ duration: { max: 20 } }, /thing card: duration has the maximum 20, above 16/],
    [{ duration: { min: 0 } }, /duration has the minimum 0, below 1/],
    [{ duration: { kind: 'number' } }, /duration is number, declared as integer/],
    [{ speed: { max: 3 } }, /speed has the maximum 3/],
    [{ speed: { orNumeral: true } }, /speed changes the taking of strings/],
    [{ prompt: { max: 101 } }, /prompt has the maximum 101, above 100/],
    [{ prompt: { max: undefined } }, /prompt has the maximum none/],
    [{ prompt: { rule: undefined } }, /prompt changes the rule/],
    [{ prompt: { required: undefined } }, /prompt is required/],
    [{ prompt: { unseen: true } }, /prompt changes the standing before the list of words/],
    [{ notes: { mutedBy: { quick: true } } }, /notes changes the condition that mutes it/],
    [{ resolution: { choices: ['720p', '4K'] } }, /resolution has the choices 4K/],
    [{ resolution: { cases: [] } }, /resolution drops the case/],
    [{ off_peak: { never: undefined } }, /off_peak changes the value that is never allowed/],
    [{ images: { max: 8 } }, /images has the item count 8, above 7/],
    [{ images: { min: 0 } }, /images has the item count 0, below 1/],
    [{ images: { orOne: true } }, /images changes the taking of a single entry/],
    [{ images: { of: picture({ minSide: 64 }) } }, /images entry has the shortest side 64/],
    [{ images: { of: picture({ minSide: 128, formats: ['bmp'] }) } }, /entry has the formats bmp/],
    [{ images: { of: picture({ minSide: 128, ratio: { below: 5 } }) } }, /entry has the ratio 5/],
    [{ images: { pixelRatio: undefined } }, /images has the pixel ratio none/],
    [{ videos: { secondsByCount: { 1: 8, 2: 6 } } }, /length of 2 6, above 5/],
    [{ videos: { of: clip({ maxSeconds: 9 }) } }, /entry has the longest length 9/],
    [{ song: { minSeconds: 1 } }, /song has the shortest length 1/],
    [{ song: { maxBytes: 10 } }, /song has the maximum of bytes 10/],
    [{ people: { of: record({ name: text({ max: 64 }) }, { alias: { id: 'name' } }) } }, /entry name is required/],
    [
      { people: { of: record({ name: text({ required: true, max: 65 }) }, { alias: { id: 'name' } }) } },
      /name has the/,
    ],
    [{ people: { of: record({ nick: text({}) }, { alias: { id: 'name' } }) } }, /entry nick is not declared/],
  ]
  for (const [fields, says] of broken) assert.throws(patched(fields), says, JSON.stringify(fields))
  assert.throws(carded({ ignores: ['prompt'] }), /prompt is required/)
  assert.throws(carded({ rejects: ['prompt'] }), /prompt is required/)
  assert.throws(carded({ ignores: ['speed'] }), /speed has a default, and can be left out only where/)
  assert.throws(patched({ speed: { default: undefined } }), /speed has a default, and can be left out only where/)
  assert.throws(carded({ pictureBudget: { max: 8, withClip: 4 } }), /takes more pictures/)

  const narrowed: object[] = [
    { duration: durationRange(1, 16), prompt: { max: 50 }, images: { min: 2, max: 3 } },
    { duration: { choices: [4, 8], default: 4 }, resolution: { choices: ['720p'], cases: [] } },
    { song: { maxSeconds: 9 }, videos: { max: 1 }, off_peak: { about: 'never' }, quick: { default: true } },
  ]
  for (const fields of narrowed) patched(fields)()
  carded({ ignores: ['duration'], rejects: ['videos'], requires: ['images'], pictureBudget: { max: 7, withClip: 3 } })()
})

test('generators that require a model have an existing default model; others have none', () => {
  const cards = [model({ id: 'card', about: '', rules: { thing: {} } })]
  const by = { rulesBy: 'model', fields: { model: choice([], { required: true }) } }
  soundnessOf({ ...by, standard: 'card' }, cards)()
  assert.throws(soundnessOf(by, cards), /thing: the standard must be one of card, got none/)
  assert.throws(soundnessOf({ ...by, standard: 'cord' }, cards), /thing: the standard must be one of card, got cord/)
  assert.throws(soundnessOf({ standard: 'card' }), /thing: has a standard, and needs none/)
})

test('an answer, a plan or a rule with an unknown name stops the start', () => {
  const broken: [declared: object, says: RegExp][] = [
    [{ answer: ['id', 'stat'] }, /thing: answers stat, which is no field/],
    [{ answer: ['id', 'toString'] }, /thing: answers toString/],
    [{ answer: ['task_id', 'state'] }, /answers task_id without id/],
    [{ answer: ['id', 'id'] }, /answers a field twice/],
    [{ plan: 'imagin' }, /thing: names the plan "imagin", which is not there/],
    [{ needsOneOf: ['picture'] }, /needs picture, which is no field/],
    [{ mentions: { text: 'prompt', list: 'people', unless: 'auto' } }, /has mentions by prompt/],
    [{ rulesBy: 'mode', rules: {} }, /has rules by mode, which is no choice/],
    [
      { rulesBy: 'mode', rules: { b: {} }, fields: { mode: choice(['a'], { default: 'a' }) } },
      /has rules for b, which mode cannot be/,
    ],
  ]
  for (const [declared, says] of broken) assert.throws(soundnessOf(declared), says)
})

test('a typo in an answer or a plan does not compile either', () => {
  const { answer: _answer, plan: _plan, fields: _fields, ...rest } = THING
  const fields = { prompt: text({}) }
  generator({ ...rest, fields, answer: ['id', 'prompt'], plan: 'imagine' })
  // @ts-expect-error: `promt` is neither a field nor told by every create.
  generator({ ...rest, fields, answer: ['id', 'promt'], plan: 'imagine' })
  // @ts-expect-error: there is no such plan.
  generator({ ...rest, fields, answer: ['id'], plan: 'imagin' })
  // @ts-expect-error: a declaration has no such property.
  generator({ ...rest, fields, answer: ['id'], plan: 'imagine', anwser: ['id'] })
})

test('a rule with an unknown field stops the start', () => {
  const entries = list(record({ name: text({}) }), { min: 0, max: 1 })
  const fields = { mode: choice([], { required: true }), entries }
  for (const rule of [{ ignores: ['nothing'] }, { rejects: ['entries.nothing'] }, { fields: { nothing: {} } }])
    assert.throws(soundnessOf({ fields, rulesBy: 'mode', rules: { x: rule } }), /patches "nothing"/)
})

test('names are unique, and cards and steps use only known names', () => {
  const twin = { generators: [THING, { ...THING, path: '/other' }], filmActions: [], models: [] }
  assert.throws(() => checkSoundness(twin), /thing: is declared twice/)
  const [card] = models
  assert.ok(card)
  assert.throws(() => checkSoundness({ generators, filmActions, models: [...models, card] }), /is declared twice/)
  const misspelt = model({ id: 'x', about: '', rules: { img2vidoe: { price: { flat: 1 } } } })
  assert.throws(
    () => checkSoundness({ generators, filmActions, models: [...models, misspelt] }),
    /x: has rules for img2v/,
  )
  const [step] = filmActions
  assert.ok(step)
  const astray = [{ ...step, film: 'text2video' }]
  assert.throws(() => checkSoundness({ generators, filmActions: astray, models }), /is a step on text2video/)
})

test('the examples of CONTRIBUTING.md are valid, and invalid with another number', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const [card = '', made = ''] = [...guide.matchAll(/```ts\nexport const \w+ = ([^`]*?)\n```/g)].map(
    ([, code]) => code ?? '',
  )
  const scope = {
    model,
    generator,
    durationRange,
    resolutionChoices,
    MOTION,
    WATERMARK,
    text,
    seconds,
    aspectRatio,
    resolution,
    seed,
    delivery,
    DAY_SECONDS,
  }
  const valueOf = <T>(code: string): T => runInNewContext(`(${code})`, scope) as T
  const check = (cardCode: string, madeCode: string): void =>
    checkSoundness({
      generators: [...generators, valueOf<Generator>(madeCode)],
      filmActions,
      models: [...models, valueOf<Model>(cardCode)],
    })
  assert.ok(card.includes('durationRange(1, 12)') && made.includes('answer'))
  check(card, made)
  assert.throws(
    () => check(card.replace('durationRange(1, 12)', 'durationRange(1, 17)'), made),
    /text2video genq4: duration has/,
  )
})

test('declarations are plain data', () => {
  for (const one of [...generators, ...filmActions, ...models]) assert.deepEqual(JSON.parse(JSON.stringify(one)), one)
})
