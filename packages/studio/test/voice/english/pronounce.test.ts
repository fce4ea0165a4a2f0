import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { arpabetToIpa, toBritish } from '../../../src/voice/english/arpabet.ts'
import { pronounceEnglish } from '../../../src/voice/english/pronounce.ts'
import { pronounceWord } from '../../../src/voice/english/pronounce-word.ts'
import { pronounceHeteronym } from '../../../src/voice/english/heteronyms.ts'
import { isSign, signNumbers } from '../../../src/voice/signs.ts'

const said = (text: string): string => pronounceEnglish(text.split(' ')).join(' ')

describe('small words', () => {
  test('are weak inside a clause and strong at its end', () => {
    assert.equal(said('to go'), 'tə ɡˈO')
    assert.ok(said('where to').endsWith('tˈu'))
    assert.ok(said('look at me').endsWith('mˈi'))
    assert.ok(said('look at him').includes(' æt '))
  })

  test('are weak alone as well', () => {
    assert.equal(said('to'), 'tə')
  })

  test('change before a vowel', () => {
    assert.ok(said('the apple').startsWith('ði '))
    assert.ok(said('the pear').startsWith('ðə '))
    assert.ok(said('to eat').startsWith('tʊ '))
    assert.ok(said('to go').startsWith('tə '))
  })

  test('stay weak before a stop between clauses', () => {
    assert.deepEqual(pronounceEnglish(['look', 'at', '', 'it'])[1], 'ˈæt')
    assert.equal(pronounceEnglish(['a', '', 'b'])[1], '')
  })
})

describe('words', () => {
  test('of capitals are spelled unless they are known as words', () => {
    assert.equal(pronounceWord('FBI'), 'ˌɛfbˌiˈI')
    assert.equal(pronounceWord('NASA'), pronounceWord('Nasa'))
    assert.equal(pronounceWord('STOP', true), pronounceWord('stop'))
    assert.ok(pronounceWord('CPUs').endsWith('z'))
  })

  test('have the ending for their last sound', () => {
    for (const [word, ending] of [
      ['vlogs', 'z'],
      ['laptops', 's'],
      ['wishes', 'ᵻz'],
      ["boss's", 'ᵻz'],
    ] as const)
      assert.ok(pronounceWord(word).replace('ɪz', 'ᵻz').endsWith(ending), `${word}: ${pronounceWord(word)}`)
  })

  test('without a dictionary entry are read by their spelling, and spelled without a vowel', () => {
    assert.match(pronounceWord('blorptacular'), /ˈ/u)
    assert.equal(
      pronounceWord('xkcd'),
      Array.from('xkcd')
        .map(letter => pronounceWord(letter))
        .join(''),
    )
  })

  test('with accents are read as without them', () => {
    assert.equal(pronounceWord('café'), pronounceWord('cafe'))
  })

  test('with a capital inside are read part by part', () => {
    assert.equal(pronounceWord('MegaDog'), pronounceWord('Mega') + pronounceWord('Dog'))
  })

  test('have no sign that is unknown to the voices', () => {
    for (const word of ['hello', 'rhythm', 'choir', 'XYZ', 'blorptacular', 'naïve', "o'clock", 'schadenfreude'])
      for (const sign of pronounceWord(word)) assert.ok(isSign(sign), `${sign} of ${word}`)
  })
})

describe('words with equal spelling', () => {
  const verb = (word: string, before: string, after = ''): string | undefined => pronounceHeteronym(word, before, after)

  test('are distinguished by the word before', () => {
    assert.notEqual(verb('record', 'a'), verb('record', 'to'))
    assert.notEqual(verb('use', 'the'), verb('use', 'will'))
    assert.equal(verb('read', 'have'), 'R EH1 D')
    assert.equal(verb('read', 'i'), 'R IY1 D')
  })

  test('are distinguished by the word after', () => {
    assert.equal(verb('lead', 'the', 'pipe'), 'L EH1 D')
    assert.equal(verb('lead', 'the', 'singer'), 'L IY1 D')
    assert.equal(verb('used', 'i', 'to'), 'Y UW1 S T')
    assert.equal(verb('used', 'is', 'to'), 'Y UW1 Z D')
    assert.equal(verb('live', 'we', 'music'), 'L AY1 V')
    assert.equal(verb('close', 'you', 'to'), 'K L OW1 S')
  })

  test('are verbs at the beginning before an article', () => {
    assert.equal(verb('record', '', 'the'), verb('record', 'to'))
    assert.equal(verb('record', '', 'player'), verb('record', 'a'))
  })

  test('are only those of the table', () => {
    assert.equal(verb('cat', 'the'), undefined)
    assert.equal(verb('constructor', 'the'), undefined)
  })
})

describe('sounds', () => {
  test('have their stress before the vowel, and weak ones are reduced', () => {
    assert.equal(arpabetToIpa('K AE1 T'), 'kˈæt')
    assert.equal(arpabetToIpa('AH0 B AW1 T'), 'əbˈWt')
    assert.equal(arpabetToIpa('S IH1 T ER0'), 'sˈɪTəɹ')
  })

  test('lose r before a consonant in a British voice and keep it before a vowel', () => {
    assert.equal(toBritish('kˈɑɹ'), 'kˈɑː')
    assert.ok(toBritish('vˈɛɹi').includes('ɹ'))
    assert.equal(toBritish('ɡˈO'), 'ɡˈQ')
    assert.ok(!toBritish('wˈɔTəɹ').includes('T'))
  })

  test('are numbers between a start and an end marker', () => {
    assert.deepEqual(signNumbers([]), [0, 0])
    const numbers = signNumbers(['h', 'ˈ', 'I', '.'])
    assert.equal(numbers.length, 6)
    assert.ok(numbers.slice(1, -1).every(number => number > 0))
    assert.equal(new Set(numbers.slice(1, -1)).size, 4)
    assert.deepEqual(signNumbers(['語']), [0, 0, 0])
  })
})

test('names with unusual spelling come from the lexicon', () => {
  assert.ok(!pronounceWord('Niamh').includes('m'), pronounceWord('Niamh'))
  assert.ok(pronounceWord('Siobhan').startsWith('ʃ'), pronounceWord('Siobhan'))
  assert.ok(!pronounceWord('Worcester').includes('ɔɹs'), pronounceWord('Worcester'))
})

test('a capital A between two stops is the letter, not an article', () => {
  assert.deepEqual(pronounceEnglish(['', 'A', '']), ['', 'ˈA', ''])
  assert.deepEqual(pronounceEnglish(['A', 'cat'])[0], 'ɐ')
})
