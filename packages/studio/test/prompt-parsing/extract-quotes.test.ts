import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { extractQuotes } from '../../src/prompt-parsing/extract-quotes.ts'

const said = (prompt: string): string[] => extractQuotes(prompt).quotes.map(({ text }) => text)
/** What is left of a prompt to be drawn. */
const left = (prompt: string): string =>
  extractQuotes(prompt)
    .rest.replaceAll(/[,，\s]+/gu, ' ')
    .trim()

describe('quoted speech', () => {
  test('follows a verb of saying or a colon, or precedes one', () => {
    for (const prompt of [
      'the girl says "hi there"',
      'she whispers “hi there” softly',
      'narrator: "hi there"',
      '"hi there" asks the girl',
      '女孩说：“hi there”',
    ])
      assert.deepEqual(said(prompt), ['hi there'], prompt)
  })

  test('is a whole sentence, or more than four words, even without a verb', () => {
    assert.deepEqual(said('the girl: … "Go!" and a dog'), ['Go!'])
    assert.deepEqual(said('the girl, "one two three four five"'), ['one two three four five'])
    assert.deepEqual(said('the girl, "one two three four"'), [])
    assert.deepEqual(said('女孩“今天天气好”'), ['今天天气好'])
    assert.deepEqual(said('女孩“天气好”'), [])
  })

  test('ends with the sentence if it has no quotation marks', () => {
    assert.deepEqual(said('老人说：天黑了。狗跑了。'), ['天黑了。'])
    assert.deepEqual(said('the man says: it is late! A dog runs.'), ['it is late!'])
  })

  test('without marks ends before a line with marks', () => {
    assert.deepEqual(said('女孩说：你好 "再见！"'), ['你好', '再见！'])
  })

  test('includes a title in it', () => {
    assert.deepEqual(said('女孩说：“我爱《红楼梦》。”'), ['我爱《红楼梦》。'])
    assert.deepEqual(said('女孩说：我爱《红楼梦》。'), ['我爱《红楼梦》。'])
  })

  test('does not take a verb from the sentence before', () => {
    assert.deepEqual(said('He says no. A "golden" dog'), [])
    assert.deepEqual(said('a "golden" dog. He says no'), [])
  })

  test('is in the order of the prompt', () => {
    assert.deepEqual(said('女孩说：你好。男孩说：“再见。”'), ['你好。', '再见。'])
  })
})

describe('the rest of the prompt', () => {
  test('has no words of speech', () => {
    assert.equal(left('the girl says "a cat on a sofa"'), 'the girl says')
    assert.equal(left('老人说：天黑了。狗'), '老人说： 狗')
  })

  test('has no words of a name or a sign, nor those that announce it', () => {
    assert.equal(left('a ship called "The Cat"'), 'a ship called')
    assert.equal(left('a poster with the words "Free Dogs"'), 'a poster')
  })

  test('keeps quoted words that are neither speech nor a name', () => {
    assert.equal(left('a "golden" dog'), 'a golden dog')
  })

  test('loses titles, addresses and flags', () => {
    assert.equal(left('a cat 《狗的故事》 https://example.org/dog --ar 16:9 runs'), 'a cat runs')
  })
})

test('the rest keeps the length of the prompt, and the positions of quotations are valid', () => {
  const piece = fc.constantFrom(
    'a cat ',
    'says ',
    '"',
    '“',
    '”',
    '说：',
    '你好。',
    'named ',
    'sign ',
    '《',
    '》',
    'hello there my friend.',
    '\n',
    ': ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), pieces => {
      const prompt = pieces.join('')
      const { quotes, rest } = extractQuotes(prompt)
      assert.equal(rest.length, prompt.length)
      for (const { text, from, to } of quotes) assert.ok(text.length > 0 && prompt.slice(from, to).includes(text))
    }),
  )
})

test('capitals after a verb of letters are written, and need no quotation marks', () => {
  const written = (prompt: string): string[] => extractQuotes(prompt).texts.map(({ text }) => text)
  assert.deepEqual(written('A neon sign that says OPEN flickers above a diner'), ['OPEN'])
  assert.deepEqual(written('A billboard reading BIG SALE over the street'), ['BIG SALE'])
  assert.deepEqual(written('A sign that says nothing'), [])
  assert.deepEqual(written('A sign that says Open'), [])
  assert.deepEqual(written('An astronaut of NASA waves'), [])
})
