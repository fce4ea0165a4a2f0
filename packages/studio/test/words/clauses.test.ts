import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { readVerbs } from '../../src/words/vocabulary/verb-file.ts'

const shotsOf = (prompt: string) => direct({ prompt, seed: 1 }).shots
const castOf = (prompt: string): string[] =>
  shotsOf(prompt).flatMap(({ subjects }) => subjects.map(({ words }) => words))

/** `who verb>to`, of each deed. */
const deedsOf = (prompt: string): string[] =>
  shotsOf(prompt).flatMap(({ subjects }) =>
    subjects.flatMap(({ words, deeds = [] }) =>
      deeds.map(({ verb, to }) => `${words} ${verb}${to === undefined ? '' : `>${subjects[to]!.words}`}`),
    ),
  )

const thirdPerson = (verb: string): string =>
  /(?:s|x|z|ch|sh)$/u.test(verb) ? `${verb}es` : /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`

/** Said of fire and water, or never without an object. */
const NOBODYS: ReadonlySet<string> = new Set(['flow', 'waltz', 'go', 'have', 'ollie', 'do', 'pour', 'shape'])
const isPlain = (word: string): boolean => /^[a-z]+[^s]$/u.test(word) && !word.endsWith('ing') && !NOBODYS.has(word)
/** Every so manieth verb of the table stands for its neighbours. */
const SAMPLE = 9
const verbs = readVerbs()
  .flatMap(({ english }) => english.filter(isPlain))
  .filter((_, index) => index % SAMPLE === 0)

const lostOf = (make: (verb: string) => string, who: RegExp): string[] =>
  verbs.filter(verb => !deedsOf(make(verb)).some(deed => who.test(deed)))

test('the noun before who, which or that is the subject of the next verb', () => {
  assert.deepEqual(
    lostOf(verb => `A man who ${thirdPerson(verb)} near a fountain`, /^man/u),
    [],
  )
  assert.deepEqual(deedsOf('A robot that paints a chair'), ['robot paint>chair'])
  assert.deepEqual(deedsOf('A boy which throws a ball'), ['boy throw>ball'])
})

test('the subject of which is the animal or thing, not the person named with it', () => {
  assert.deepEqual(
    lostOf(verb => `A girl holds a puppy. It ${thirdPerson(verb)}.`, /^puppy/u),
    [],
  )
  assert.deepEqual(deedsOf('A girl finds a kitten in a box. It meows and licks a spoon.').slice(1), [
    'kitten meow',
    'kitten lick>spoon',
  ])
  assert.deepEqual(deedsOf('A boy throws a ball until it rolls away').slice(1), ['ball roll'])
  // Weather is nobody's.
  assert.deepEqual(deedsOf('A woman holds a cup while it drizzles'), ['woman hold>cup'])
})

test('the noun after by is the subject of a passive at any distance', () => {
  assert.deepEqual(deedsOf('A boy is carried by his mother'), ['mother carry>boy'])
  assert.deepEqual(deedsOf('A letter is written by a woman'), ['woman write>letter'])
  assert.deepEqual(deedsOf('A cat is gently washed in the garden by two children'), ['children wash>cat'])
})

test('work on a thing is done by hands and not by the thing', () => {
  assert.deepEqual(deedsOf('Dough being kneaded on a table'), ['somebody knead>Dough'])
  assert.deepEqual(deedsOf('A dog being brushed in a garden'), ['somebody brush>dog'])
  assert.deepEqual(deedsOf('A boy watches while a scarf is knitted'), ['boy watch'])
})

test('forms of a verb are found even if a noun has the same stem', () => {
  assert.deepEqual(deedsOf('A girl is staring'), ['girl look'])
  assert.deepEqual(deedsOf('A man stepped on a rug'), ['man step>rug'])
  assert.deepEqual(deedsOf('The nurse fed a baby'), ['nurse feed>baby'])
})

test('the object of an unknown verb is not the subject of the next', () => {
  assert.deepEqual(deedsOf('A nurse befriends two children and hugs them'), ['nurse hug>children'])
})

test('a described or undrawn noun passes its verb to nobody', () => {
  assert.deepEqual(deedsOf('She walks past parked cars'), ['She pass-by', 'cars park'])
  assert.deepEqual(deedsOf('A girl with headphones stands there, city lights passing'), ['girl stand'])
  assert.deepEqual(deedsOf('A dog sits on a sled with a parcel tied to its back'), ['dog sit>sled'])
})

test('a shot may begin with a passive', () => {
  assert.deepEqual(deedsOf('A waiter carries a melon, then slices it').at(-1), 'waiter cut>melon')
})

test('words about the filming are no actions, things or places', () => {
  const plain = deedsOf('A dog runs on the beach')
  for (const said of [
    'A dog runs on the beach, warm premium look',
    'A dog runs on the beach, square format',
    'Tracking shot following a dog that runs on the beach',
    'Can you make a dog run on the beach',
  ]) {
    assert.deepEqual(deedsOf(said), plain, said)
    assert.deepEqual(castOf(said), ['dog'], said)
    assert.equal(shotsOf(said)[0]!.place, 'beach', said)
  }
  assert.deepEqual(castOf('A boat floats on a calm lake, no people'), ['boat'])
  assert.deepEqual(castOf('A mother reads a book, no people in the background'), ['mother', 'book'])
  assert.deepEqual(castOf('A potter shapes a bowl'), ['potter', 'bowl'])
})

test('the noun after at, to or for is the object of a verb, and a seat is not', () => {
  assert.deepEqual(deedsOf('A woman looks at a dog'), ['woman look>dog'])
  assert.deepEqual(deedsOf('A man talks to a woman'), ['man talk>woman'])
  assert.deepEqual(deedsOf('A boy reaches for an apple'), ['boy reach>apple'])
  assert.deepEqual(deedsOf('A girl waves at her friend'), ['girl wave>friend'])
  assert.deepEqual(deedsOf('A man sits at a table'), ['man sit'])
})

test('actions of hands, eyes or mouth have a person as subject, and natural events have none', () => {
  assert.deepEqual(deedsOf('Eating an apple in a sunny room'), ['somebody eat>apple'])
  assert.deepEqual(deedsOf('Typing on a laptop in a cafe'), ['somebody type>laptop'])
  for (const prompt of ['Burning candles on a table', 'Growing plants in a greenhouse', 'Steaming coffee on a table'])
    assert.ok(!castOf(prompt).includes('somebody'), prompt)
})

test('the material of a thing is not a thing', () => {
  assert.deepEqual(castOf('A chair made of wood'), ['chair'])
  assert.deepEqual(castOf('A castle carved from ice stands on a hill'), ['castle'])
  assert.ok(castOf('A boy carves wood').includes('wood'))
})

test('the living subject chews, sleeps and reads, not the noun right before the verb', () => {
  assert.deepEqual(deedsOf('A goat on an old red car chewing a hat'), ['goat chew>hat'])
  assert.ok(deedsOf('A basket of sleeping kittens').includes('kittens sleep'))
})
