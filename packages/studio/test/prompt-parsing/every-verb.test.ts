import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { longestMatch } from '../../src/words/lexicon.ts'
import { tokenise } from '../../src/words/tokenise.ts'
import { readVerbs } from '../../src/words/vocabulary/verb-file.ts'

const lastWords = (prompt: string): string | undefined => direct({ prompt, seed: 1 }).shots.at(-1)!.subjects[0]?.words
const thirdPerson = (verb: string): string =>
  /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
const english = readVerbs().flatMap(({ english: [verb] }) =>
  verb && /^[a-z]+$/u.test(verb) ? [thirdPerson(verb)] : [],
)
/** What only does something: `烧烤` is a dish as well, and who `过马路` is in the street then. */
const chinese = readVerbs().flatMap(({ chinese: words }) =>
  words.filter(word => {
    const { noun, place, verb } = (word.length > 1 ? longestMatch(tokenise(word), 0)?.meaning : undefined) ?? {}
    return verb && !noun && !place
  }),
)

test('every verb has the subject of the verbs before it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...english), fc.constantFrom('', ' at the camera', ' proudly'), (verb, tail) => {
      assert.equal(lastWords(`A chef flips a pancake, then ${verb}${tail}`), 'chef')
    }),
    { numRuns: 60 },
  )
  fc.assert(
    fc.property(fc.constantFrom(...chinese), verb => {
      assert.equal(lastWords(`一个女孩坐在公园长椅上，然后${verb}`), '女孩')
    }),
    { numRuns: 40 },
  )
})

const verbsOf = (prompt: string): string[] =>
  direct({ prompt, seed: 1 }).shots.flatMap(({ subjects }) =>
    subjects.flatMap(({ words, deeds = [] }) => (words === 'woman' ? deeds.map(({ verb }) => verb) : [])),
  )

/** Said of fire and water, or never without an object. */
const NOBODYS: ReadonlySet<string> = new Set(['flow', 'waltz', 'go'])

test('a verb in a list has the subject of the others, even if it could be a noun', () => {
  const verbs = readVerbs().flatMap(({ verb, english }) =>
    english.filter(isPlain).map(word => [verb.id, word] as const),
  )
  const lost = verbs.filter(([id, word]) => {
    const done = verbsOf(`A woman walks past a red car, ${thirdPerson(word)} and waves`)
    // Another sense of the same word is read, too: what counts is that it is done.
    return !done.includes(id) && done.length < 3
  })
  assert.deepEqual(
    lost.map(([, word]) => word),
    [],
  )
})

const isPlain = (word: string): boolean => /^[a-z]+[^s]$/u.test(word) && !word.endsWith('ing') && !NOBODYS.has(word)
