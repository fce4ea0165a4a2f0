import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPromptPolicy } from '../../src/catalog/check/prompt-policy.ts'

const LIST = `# What we do not make.
gore
rape
machine gun
血腥
赌博

🔫
ナイフ
насилие
/\\bh[4a]te\\b/
/裸.{0,2}照/
`
const policy = readPromptPolicy(LIST)
const entryIn = (text: string): string | undefined => policy(text)?.entry

describe('a list with an error is an error', () => {
  const rows: [list: string, says: RegExp][] = [
    ['gore\n/(/', /line 2 is not a valid regular expression/],
    ['# fine\n\n***', /line 3 has no letter/],
    ['//', /line 1 has no letter/],
  ]
  for (const [list, says] of rows) test(JSON.stringify(list), () => assert.throws(() => readPromptPolicy(list), says))

  test('an empty list rejects nothing', () => {
    assert.equal(readPromptPolicy('\uFEFF# nothing yet\r\n\r\n')('gore, 血腥'), undefined)
  })
})

describe('an entry matches', () => {
  const rows: [text: string, entry: string][] = [
    ['so much GORE here', 'gore'],
    ["the gore's colour", 'gore'],
    ['ｇｏｒｅ', 'gore'],
    ['𝓰𝓸𝓻𝓮 and ⓖⓞⓡⓔ', 'gore'],
    ['go\u200Bre', 'gore'],
    ['go\u00ADre', 'gore'],
    ['g̶o̶r̶e̶', 'gore'],
    ['göré', 'gore'],
    ['gоre', 'gore'],
    ['GОRЕ', 'gore'],
    ['g o r e', 'gore'],
    ['G.O.R.E.', 'gore'],
    ['g. o. r. e.', 'gore'],
    ['a g-o-r-e', 'gore'],
    ['g_o_r_e', 'gore'],
    ['go-re', 'gore'],
    ['go<#0.01#>re', 'gore'],
    ['word,gore,word', 'gore'],
    ['a machine-gun', 'machine gun'],
    ['a machine   gun', 'machine gun'],
    ['a machine\ngun', 'machine gun'],
    ['a MachineGun', 'machine gun'],
    ['一个血腥的场面', '血腥'],
    ['血 腥', '血腥'],
    ['血*腥', '血腥'],
    ['血\u200B腥', '血腥'],
    ['聚眾賭博', '赌博'],
    ['gore场面', 'gore'],
    ['he has a 🔫️!', '🔫'],
    ['鋭いﾅｲﾌだ', 'ナイフ'],
    ['Сцена: НАСИЛИЕ.', 'насилие'],
  ]
  for (const [text, entry] of rows) test(JSON.stringify(text), () => assert.equal(entryIn(text), entry))
})

describe('an entry does not match', () => {
  const rows = [
    'a gorgeous gorilla',
    'grapes, a grape, therapy, drapes',
    'g r a p e',
    'the machine has a gun',
    'He likes the machine. Gun shops are closed.',
    'a machine\n\ngun shops',
    '血迹',
    '流血。腥味',
    'hat, chate, hates',
    '',
    ' \n',
    'I a m',
  ]
  for (const text of rows) test(JSON.stringify(text), () => assert.equal(policy(text), undefined))
})

test('a pattern is applied to the folded text, and is not disclosed', () => {
  assert.deepEqual(policy('so much H4TE'), {})
  assert.deepEqual(policy('裸體的照'), {})
  assert.deepEqual(policy('ＨＡＴＥ'), {})
})

test('a long text is read once for any length of the list', () => {
  const list = Array.from({ length: 5_000 }, (_, index) => `bad${index} thing`).join('\n')
  const text = 'bad badly things '.repeat(1_200)
  const long = readPromptPolicy(list)
  assert.equal(long(text), undefined)
  assert.equal(long(`${text} bad4999 thing`)?.entry, 'bad4999 thing')
})
