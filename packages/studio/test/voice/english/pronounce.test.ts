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

  test('alone are as weak as inside', () => {
    assert.equal(said('to'), 'tə')
  })

  test('open up before a vowel', () => {
    assert.ok(said('the apple').startsWith('ði '))
    assert.ok(said('the pear').startsWith('ðə '))
    assert.ok(said('to eat').startsWith('tʊ '))
    assert.ok(said('to go').startsWith('tə '))
  })

  test('a stop between clauses is nothing to lean on', () => {
    assert.deepEqual(pronounceEnglish(['look', 'at', '', 'it'])[1], 'ˈæt')
    assert.equal(pronounceEnglish(['a', '', 'b'])[1], '')
  })
})

describe('words', () => {
  test('of capitals are spelled where nobody says them as a word', () => {
    assert.equal(pronounceWord('FBI'), 'ˌɛfbˌiˈI')
    assert.equal(pronounceWord('NASA'), pronounceWord('Nasa'))
    assert.equal(pronounceWord('STOP', true), pronounceWord('stop'))
    assert.ok(pronounceWord('CPUs').endsWith('z'))
  })

  test('have the ending that their last sound asks for', () => {
    for (const [word, ending] of [
      ['vlogs', 'z'],
      ['laptops', 's'],
      ['wishes', 'ᵻz'],
      ["boss's", 'ᵻz'],
    ] as const)
      assert.ok(pronounceWord(word).replace('ɪz', 'ᵻz').endsWith(ending), `${word}: ${pronounceWord(word)}`)
  })

  test('that no dictionary has are said by their spelling, and what has no vowel is spelled', () => {
    assert.match(pronounceWord('blorptacular'), /ˈ/u)
    assert.equal(
      pronounceWord('xkcd'),
      Array.from('xkcd')
        .map(letter => pronounceWord(letter))
        .join(''),
    )
  })

  test('with accents are said as without them', () => {
    assert.equal(pronounceWord('café'), pronounceWord('cafe'))
  })

  test('with a capital inside are said part by part', () => {
    assert.equal(pronounceWord('MegaDog'), pronounceWord('Mega') + pronounceWord('Dog'))
  })

  test('have no sign that the voices do not know', () => {
    for (const word of ['hello', 'rhythm', 'choir', 'XYZ', 'blorptacular', 'naïve', "o'clock", 'schadenfreude'])
      for (const sign of pronounceWord(word)) assert.ok(isSign(sign), `${sign} of ${word}`)
  })
})

describe('words that are spelled alike', () => {
  const verb = (word: string, before: string, after = ''): string | undefined => pronounceHeteronym(word, before, after)

  test('are told apart by the word before', () => {
    assert.notEqual(verb('record', 'a'), verb('record', 'to'))
    assert.notEqual(verb('use', 'the'), verb('use', 'will'))
    assert.equal(verb('read', 'have'), 'R EH1 D')
    assert.equal(verb('read', 'i'), 'R IY1 D')
  })

  test('or by the word behind', () => {
    assert.equal(verb('lead', 'the', 'pipe'), 'L EH1 D')
    assert.equal(verb('lead', 'the', 'singer'), 'L IY1 D')
    assert.equal(verb('used', 'i', 'to'), 'Y UW1 S T')
    assert.equal(verb('used', 'is', 'to'), 'Y UW1 Z D')
    assert.equal(verb('live', 'we', 'music'), 'L AY1 V')
    assert.equal(verb('close', 'you', 'to'), 'K L OW1 S')
  })

  test('at the beginning before an article are verbs', () => {
    assert.equal(verb('record', '', 'the'), verb('record', 'to'))
    assert.equal(verb('record', '', 'player'), verb('record', 'a'))
  })

  test('and every other word is none', () => {
    assert.equal(verb('cat', 'the'), undefined)
    assert.equal(verb('constructor', 'the'), undefined)
  })
})

describe('sounds', () => {
  test('carry their stress before the vowel, and weak ones are weaker than their letters', () => {
    assert.equal(arpabetToIpa('K AE1 T'), 'kˈæt')
    assert.equal(arpabetToIpa('AH0 B AW1 T'), 'əbˈWt')
    assert.equal(arpabetToIpa('S IH1 T ER0'), 'sˈɪTəɹ')
  })

  test('a British voice drops its r before a consonant and keeps it before a vowel', () => {
    assert.equal(toBritish('kˈɑɹ'), 'kˈɑː')
    assert.ok(toBritish('vˈɛɹi').includes('ɹ'))
    assert.equal(toBritish('ɡˈO'), 'ɡˈQ')
    assert.ok(!toBritish('wˈɔTəɹ').includes('T'))
  })

  test('signs are numbers between the two that begin and end', () => {
    assert.deepEqual(signNumbers([]), [0, 0])
    const numbers = signNumbers(['h', 'ˈ', 'I', '.'])
    assert.equal(numbers.length, 6)
    assert.ok(numbers.slice(1, -1).every(number => number > 0))
    assert.equal(new Set(numbers.slice(1, -1)).size, 4)
    assert.deepEqual(signNumbers(['語']), [0, 0, 0])
  })
})

test('names that are not said as they are written come from the lexicon', () => {
  assert.ok(!pronounceWord('Niamh').includes('m'), pronounceWord('Niamh'))
  assert.ok(pronounceWord('Siobhan').startsWith('ʃ'), pronounceWord('Siobhan'))
  assert.ok(!pronounceWord('Worcester').includes('ɔɹs'), pronounceWord('Worcester'))
})

test('a capital A between two stops is the letter, and no article', () => {
  assert.deepEqual(pronounceEnglish(['', 'A', '']), ['', 'ˈA', ''])
  assert.deepEqual(pronounceEnglish(['A', 'cat'])[0], 'ɐ')
})
