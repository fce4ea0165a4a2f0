import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

/** Who does what, and how each stands to another one. */
function seenIn(prompt: string): string[] {
  const { subjects } = shotsOf(prompt)[0]!
  return subjects.map(({ words, deeds = [], relation }) =>
    [
      words,
      ...deeds.map(({ verb }) => verb),
      ...(relation ? [`${relation.kind} ${subjects[relation.to]!.words}`] : []),
    ].join(', '),
  )
}

const peopleIn = (prompt: string): number =>
  shotsOf(prompt)[0]!.subjects.filter(({ what }) => 'sprite' in what && /^1f46[89]/u.test(what.sprite)).length

function all(cases: Record<string, string[]>): void {
  for (const [prompt, seen] of Object.entries(cases)) assert.deepEqual(seenIn(prompt), seen, prompt)
}

test('one of those who were joined, named or meant alone, does alone what is said there', () => {
  all({
    'A boy and a girl sit on a bench. The girl reads.': ['boy, sit, on bench', 'girl, sit, read, on bench', 'bench'],
    'A boy and a girl sit on a bench. The boy reads.': ['boy, sit, read, on bench', 'girl, sit, on bench', 'bench'],
    '妈妈和女儿在厨房里。妈妈切菜。': ['妈妈, cut', '女儿'],
    '一个男孩和一个女孩在公园里。男孩跑步。': ['男孩, run', '女孩'],
    'A boy and a dog stand in a garden. The dog barks.': ['boy, stand', 'dog, stand, bark'],
    'A man and a woman walk in a park. She waves.': ['man, walk', 'woman, walk, wave'],
    'A fox and a rabbit walk through snow; the rabbit jumps.': ['fox, walk', 'rabbit, walk, jump'],
    '一只猫和一只狗在院子里。狗在跑。': ['猫', '狗, run'],
    '爷爷和奶奶坐在沙发上，奶奶在织毛衣。': ['爷爷, sit, on 沙发', '奶奶, sit, knit, on 沙发', '沙发'],
    'The children laugh and the mother takes the tray.': ['children, laugh', 'mother, take, holding tray', 'tray'],
  })
})

test('those who are named or meant together do it together', () => {
  all({
    'A man and a woman dance in a hall. They laugh.': ['man, dance, laugh', 'woman, dance, laugh'],
    'A boy and a girl sit at a table. The boy and the girl eat.': ['boy, sit, eat', 'girl, sit, eat', 'table'],
    'A farmer and three goats stand by a gate.': ['farmer, stand, beside gate', 'goats, stand, beside gate', 'gate'],
    'A boy with a kite and a girl run on a beach.': ['boy, run, holding kite', 'kite', 'girl, run'],
  })
})

test('where one of them is, is where the others are, unless it is said of one alone or they are elsewhere', () => {
  all({
    'A boy and a girl stand in a park. The girl sits on a bench.': [
      'boy, stand',
      'girl, stand, sit, on bench',
      'bench',
    ],
    'A clock on a chair and a lamp on a barrel': ['clock, on chair', 'chair', 'lamp, on barrel', 'barrel'],
    'A cat under a table and a dog on a chair': ['cat, under table', 'table', 'dog, on chair', 'chair'],
    '一个男孩和一个女孩坐在长椅上。女孩在读书。': [
      '男孩, sit, on 长椅',
      '女孩, sit, read, holding 书',
      '长椅, under 女孩',
      '书',
    ],
  })
})

test('to whom something is given is there, though only a pronoun says so', () => {
  for (const prompt of ['He gives her a flower.', 'A man gives her a letter in a park.', '他给她一朵花。'])
    assert.equal(peopleIn(prompt), 2, prompt)
  assert.equal(shotsOf('A woman gives her dog a bone.')[0]!.subjects.length, 3)
})
