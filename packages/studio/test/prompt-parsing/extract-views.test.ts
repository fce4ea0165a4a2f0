import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castInputs } from '../../src/prompt-parsing/cast-inputs.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import type { SceneInput } from '../../src/prompt-parsing/extract-mentions.ts'
import type { Shot } from '../../src/setting/shot-list.ts'
import { detectPlaceHint } from '../../src/prompt-parsing/detect-place-hint.ts'

const fox: SceneInput = { role: 'subjects[0].images[0]', name: 'Reynard' }
const forest: SceneInput = { role: 'subjects[1].images[0]', name: '森林', shows: 'place' }
const mill: SceneInput = { role: 'subjects[2].images[0]', name: 'Mill', shows: 'place' }

const shotsOf = (prompt: string, inputs: readonly SceneInput[]): Shot[] =>
  castInputs(direct({ prompt, seed: 1, inputs })).shots

const namesOf = ({ subjects }: Shot): string[] =>
  subjects.map(({ what }) => ('input' in what ? what.input : what.sprite))

test('there is no view without a picture of a place', () => {
  for (const shot of shotsOf('[@Reynard] walks in the forest', [fox])) assert.equal(shot.view, undefined)
})

test('a picture of a place is the view of a shot without subjects of its own', () => {
  for (const prompt of ['[@Reynard]在[@森林]里散步', '以[@森林]为背景，[@Reynard]跳舞', 'Reynard walks']) {
    const [shot] = shotsOf(prompt, [fox, forest])
    assert.equal(shot!.view, '森林')
    assert.equal(shot!.place, 'forest')
    assert.deepEqual(namesOf(shot!), ['Reynard'], prompt)
  }
})

test('a name that is not a place leaves no words and no hint', () => {
  const list = direct({ prompt: '[@Reynard] walks in [@Mill] at sunset', seed: 1, inputs: [fox, mill] })
  const [shot] = list.shots
  assert.deepEqual([shot!.view, shot!.place, shot!.time], ['Mill', 'sweep', 'sunset'])
  assert.deepEqual(list.unknown, [])
  assert.equal(shot!.caption, undefined)
})

test('the words decide the place if they name another than the picture', () => {
  const [shot] = shotsOf('[@Reynard] runs along a beach, [@Mill]', [fox, mill])
  assert.deepEqual([shot!.view, shot!.place], ['Mill', 'beach'])
})

test('with two places every shot has its own, and one that names none has the first', () => {
  const inputs = [fox, mill, forest]
  const own = shotsOf('[@Reynard] runs in [@森林]. Cut to: [@Reynard] sleeps in [@Mill]', inputs)
  assert.deepEqual(
    own.map(({ view }) => view),
    ['森林', 'Mill'],
  )
  const [only] = shotsOf('[@Reynard] runs from [@森林] to [@Mill]', inputs)
  assert.equal(only!.view, '森林')
  const [none] = shotsOf('[@Reynard] runs', inputs)
  assert.equal(none!.view, 'Mill')
})

test('a shot with another place does not use the picture of another shot', () => {
  const shots = shotsOf('[@Reynard] runs in [@森林]. Cut to: [@Reynard] swims in the sea', [fox, forest])
  assert.deepEqual(
    shots.map(({ view, place }) => [view, place]),
    [
      ['森林', 'forest'],
      [undefined, 'sea'],
    ],
  )
})

test('a picture without a name is numbered among all pictures', () => {
  const inputs: SceneInput[] = [{ role: 'images[0]' }, { role: 'images[1]', shows: 'place' }]
  const [shot] = shotsOf('the cat of picture 1 sits on the street of picture 2', inputs)
  assert.deepEqual([shot!.view, shot!.place], ['images[1]', 'street'])
  assert.deepEqual(namesOf(shot!), ['images[0]'])
})

const hintOf = (prompt: string, input: SceneInput) => detectPlaceHint(prompt, [fox, input], input)

test('words about a person do not make a picture a place', () => {
  const tom = { role: 'x', name: 'Tom' }
  for (const prompt of ['[@Tom] walks', '[@Reynard] stands beside [@Tom]', '[@Reynard]在[@Tom]身后', '[@Tom]的帽子'])
    assert.equal(hintOf(prompt, tom), undefined, prompt)
})

test('a picture after in or at is likely a place, and a background is one', () => {
  const zog = { role: 'x', name: 'Zog' }
  for (const prompt of ['[@Reynard] sleeps in [@Zog]', '[@Reynard] dances at @Zog', '[@Reynard]在[@Zog]里'])
    assert.equal(hintOf(prompt, zog), 'likely', prompt)
  for (const prompt of [
    '[@Reynard] with [@Zog] as the background',
    'Background: [@Zog]. [@Reynard] runs',
    '以[@Zog]为背景',
    '背景是[@Zog]',
  ])
    assert.equal(hintOf(prompt, zog), 'said', prompt)
  assert.equal(hintOf('[@Reynard] walks', { role: 'x', name: '咖啡馆' }), 'likely')
  assert.equal(hintOf('[@Reynard]在[@咖啡馆]里', { role: 'x', name: '咖啡馆' }), 'said')
})

test('a place where somebody lives is not the place of the shot', () => {
  const someone = { role: 'x', name: 'Ada', description: 'a girl who lives in a forest' }
  assert.equal(hintOf('[@Ada] dances', someone), undefined)
  assert.equal(hintOf('[@fox] dances', { role: 'x', name: 'forest fox' }), undefined)
  assert.equal(hintOf('[@Q] dances', { role: 'x', name: 'Q', description: 'a forest with a girl in it' }), 'likely')
})

test('a name with characters of a pattern is only a name', () => {
  assert.equal(hintOf('[@a.(b)*] in [@a+b]', { role: 'x', name: 'a.(b)*' }), undefined)
  assert.equal(hintOf('cat in [@a+b]', { role: 'x', name: 'a+b' }), 'likely')
})

test('an unnamed picture is meant by its number', () => {
  const inputs = [{ role: 'images[0]' }, { role: 'images[1]' }]
  const hints = (prompt: string) => inputs.map(input => detectPlaceHint(prompt, inputs, input))
  assert.deepEqual(hints('the man of picture 1 in picture 2'), [undefined, 'likely'])
  assert.deepEqual(hints('图一的人，背景是图二'), [undefined, 'said'])
})
