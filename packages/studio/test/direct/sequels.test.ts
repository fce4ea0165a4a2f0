import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { direct } from '../../src/direct/direct.ts'
import { longestMatch } from '../../src/words/lexicon.ts'
import { tokenise } from '../../src/words/tokenise.ts'
import { readVerbs } from '../../src/words/vocabulary/verb-file.ts'

const stepsOf = (prompt: string): { who: string[]; place: string; deeds: string[] }[] =>
  direct({ prompt, seed: 1 }).shots.map(({ subjects, place }) => ({
    who: subjects.map(({ words }) => words),
    place,
    deeds: (subjects[0]?.deeds ?? []).map(({ verb }) => verb),
  }))

test('after then the same one goes on in the same place, whatever follows the verb', () => {
  for (const [prompt, who, deed] of [
    ['A chef in a busy kitchen flips a pancake, then smiles at the camera', 'chef', 'smile'],
    ['A chef flips a pancake in a pan and then smiles proudly', 'chef', 'smile'],
    ['A boy reads in a garden, after that he suddenly ducks', 'boy', 'duck'],
    ['A girl paints on a balcony, then quickly leaves', 'girl', 'leave'],
    ['A nurse sits in a park, then exercises', 'nurse', 'exercise'],
    ['一位厨师在厨房里翻煎饼，随后对着镜头微笑', '厨师', 'smile'],
    ['一个女孩坐在公园长椅上，接着唱歌', '女孩', 'sing'],
  ] as const) {
    const steps = stepsOf(prompt)
    assert.equal(steps.at(-1)!.who[0], who, prompt)
    assert.deepEqual(new Set(steps.map(({ place }) => place)).size, 1, prompt)
    assert.ok(steps.at(-1)!.deeds.includes(deed), prompt)
  }
})

test('who is named after then is somebody else', () => {
  assert.deepEqual(stepsOf('A man rakes a garden, then leaves fall').at(-1)!.who, ['leaves fall'])
  assert.deepEqual(stepsOf('A chef flips a pancake, then a dog barks').at(-1)!.who, ['dog'])
  assert.ok(stepsOf('A girl walks on a beach, then ducks are swimming by').at(-1)!.who.includes('ducks'))
})

const third = (verb: string): string =>
  /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
const english = readVerbs().flatMap(({ english: [verb] }) => (verb && /^[a-z]+$/u.test(verb) ? [third(verb)] : []))
/** What only does something: `烧烤` is a dish as well, and who `过马路` is in the street then. */
const chinese = readVerbs().flatMap(({ chinese: words }) =>
  words.filter(word => {
    const { noun, place, verb } = (word.length > 1 ? longestMatch(tokenise(word), 0)?.meaning : undefined) ?? {}
    return verb && !noun && !place
  }),
)

test('every verb has its subject from before then', () => {
  fc.assert(
    fc.property(fc.constantFrom(...english), fc.constantFrom('', ' at the camera', ' proudly'), (verb, tail) => {
      assert.equal(stepsOf(`A chef flips a pancake, then ${verb}${tail}`).at(-1)!.who[0], 'chef')
    }),
    { numRuns: 60 },
  )
  fc.assert(
    fc.property(fc.constantFrom(...chinese), verb => {
      assert.equal(stepsOf(`一个女孩坐在公园长椅上，然后${verb}`).at(-1)!.who[0], '女孩')
    }),
    { numRuns: 40 },
  )
})
