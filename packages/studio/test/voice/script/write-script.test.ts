import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { writeScript } from '../../../src/voice/script/write-script.ts'

const ipaOf = (text: string, pronunciations: readonly string[] = [], isBritish = false): string =>
  writeScript(text, { language: 'en', pronunciations, isBritish })
    .flatMap(passage => (passage.kind === 'speech' ? passage.tokens : []))
    .map(token =>
      token.kind === 'mark' ? token.mark : (token.isGlued ? '+' : ' ') + token.parts.map(({ ipa }) => ipa).join(''),
    )
    .join('')
    .trim()

/** What is written, and the signs the voices are given. */
const ROWS: readonly (readonly [written: string, signs: string])[] = [
  // stress stands before the vowel, diphthongs are one sign
  ['hello', 'həlˈO'],
  ['water', 'wˈɔTəɹ'],
  ['little', 'lˈɪTᵊl'],
  ['the apple', 'ði ˈæpᵊl'],
  ['the book', 'ðə bˈʊk'],
  ['to eat', 'tʊ ˈit'],
  ['to go', 'tə ɡˈO'],
  ['Where is it from', 'wˈɛɹ ɪz ɪt fɹˈʌm'],
  // endings
  ['vlogs', 'vlˈɔɡz'],
  ["the boys' toys", 'ðə bˈYz tˈYz'],
  ["James's", 'ʤˈAmzɪz'],
  ['webhooks', 'wˈɛbhʊks'],
  // capitals
  ['the CEO', 'ðə sˌiˌiˈO'],
  ['NASA', 'nˈæsə'],
  ['HTML', 'ˌAʧtˌiˌɛmˈɛl'],
  ['CPUs', 'sˌipˌijˈuz'],
  ['IT is good', 'ˌItˈi ɪz ɡˈʊd'],
  ['ChatGPT', 'ʧˌætʤˌipˌitˈi'],
  ['YouTube', 'jˈutjˌub'],
  // spelled alike, said differently
  ['I read it every day', 'I ɹˈid ɪt ˈɛvɹi dˈA'],
  ['I have read it', 'I hæv ɹˈɛd ɪt'],
  ['we live here', 'wi lˈɪv hˈɪɹ'],
  ['a live show', 'ɐ lˈIv ʃˈO'],
  ['the use of it', 'ðə jˈus ʌv ɪt'],
  ['to use it', 'tə jˈuz ɪt'],
  ['I used to go', 'I jˈust tə ɡˈO'],
  ['it is used to cut', 'ɪt ɪz jˈuzd tə kˈʌt'],
  ['a new record', 'ɐ nˈu ɹˈɛkəɹd'],
  ['to record it', 'tə ɹɪkˈɔɹd ɪt'],
  ['close to me', 'klˈOs tə mˈi'],
  ['please close it', 'plˈiz klˈOz ɪt'],
  ['the wind', 'ðə wˈɪnd'],
  ['to wind it', 'tə wˈInd ɪt'],
  // Chinese: tones behind the vowel, words apart
  ['你好', 'ni↗xau↓'],
  ['重庆', 'ꭧʰʊ↗ŋʨʰi↘ŋ'],
  ['重要', 'ꭧʊ↘ŋjau↘'],
  ['银行', 'i↗nxa↗ŋ'],
  ['音乐', 'i→nɥe↘'],
  ['快乐', 'kʰwai↘lɤ↘'],
  ['绿色', 'ly↘sɤ↘'],
  ['四川', 'sɨ↘ꭧʰwa→n'],
  ['二十', 'ɚ↘ʂɨ↗'],
  ['学习', 'ɕɥe↗ɕi↗'],
  // tones change next to each other
  ['我很好', 'wo↓ xə↗nxau↓'],
  ['展览馆', 'ꭧa↗nla↗n kwa↓n'],
  ['不是', 'pu↗ʂɨ↘'],
  ['不好', 'pu↘xau↓'],
  ['好不好', 'xau↓puxau↓'],
  ['一样', 'i↗ja↘ŋ'],
  ['一起', 'i↘ʨʰi↓'],
  ['一个', 'i↗kɤ↘'],
  ['第一', 'ti↘i→'],
  ['统一', 'tʰʊ↓ŋi→'],
  ['看一看', 'kʰa↘nikʰa↘n'],
  // particles and the curled r
  ['跑得快', 'pʰau↓tɤ kʰwai↘'],
  ['我得走', 'wo↓ tei↗ ʦou↓'],
  ['高兴地笑', 'kau→ɕi↘ŋ tɤ ɕjau↘'],
  ['花儿', 'xwa→ɚ'],
  ['女儿', 'ny↓ɚ↗'],
  ['这儿', 'ꭧɤ↘ɚ'],
  // both
  ['我用Google搜索', 'wo↓ jʊ↘ŋ ɡˈuɡᵊl sou→swo↓'],
]

describe('the signs of words', () => {
  for (const [written, signs] of ROWS) test(`${written} is ${signs}`, () => assert.equal(ipaOf(written), signs))
})

describe('the dictionary of a request', () => {
  test('replaces whole words in any capitals by a spelling', () => {
    assert.equal(ipaOf('OMG, omgs', ['omg/oh my god']), `${ipaOf('oh my god')}, ${ipaOf('omgs')}`)
  })

  test('keeps pinyin without changes of adjacent tones', () => {
    assert.equal(ipaOf('燕少飞来了', ['燕少飞/(yan4)(shao3)(fei1)']), 'jɛ↘n ʂau↓fei→ lai↗ lɤ')
    assert.equal(ipaOf('你好', ['你/(ni3)']), 'ni↓ xau↓')
  })

  test('finds a word in the middle of a run of characters', () => {
    assert.match(ipaOf('我住在重庆', ['重庆/(zhong4)(qing1)']), /ʦai↘ ꭧʊ↘ŋ ?ʨʰi→ŋ$/)
    assert.match(ipaOf('去重庆', ['重庆/(zhong4)(qing1)']), /ꭧʊ↘ŋ ?ʨʰi→ŋ$/)
  })

  test('prefers the longest word', () => {
    assert.equal(ipaOf('重庆火锅', ['重/(zhong4)', '重庆/(chong2)(qing4)']), ipaOf('重庆火锅'))
  })

  test('allows a slash in the replacement, and a figure as a word', () => {
    assert.equal(ipaOf('404', ['404/four oh four']), ipaOf('four oh four'))
  })
})

describe('a script', () => {
  test('has pause markers between passages, and lines as paragraphs', () => {
    const script = writeScript('One.<#1.50#>Two.\nThree.', { language: 'en' })
    assert.deepEqual(
      script.map(passage => (passage.kind === 'pause' ? passage.seconds : passage.endsParagraph)),
      [false, 1.5, true, false],
    )
  })

  test('has the positions of words in the text', () => {
    const text = '我买了 iPhone 15。\n花儿 <#2#> costs $3.50'
    const words = writeScript(text, { language: 'zh' }).flatMap(passage =>
      passage.kind === 'speech'
        ? passage.tokens.flatMap(token => (token.kind === 'word' ? [text.slice(token.from, token.to)] : []))
        : [],
    )
    assert.deepEqual(words, ['我', '买', '了', 'iPhone', '15', '花儿', 'costs', '$3.50'])
  })

  test('keeps the strongest of several marks, and none comes first', () => {
    assert.equal(ipaOf('...?! Hi,,, you?!'), 'hˈI, ju?')
  })

  test('has British sounds for a British voice', () => {
    assert.equal(ipaOf('a car in the water', [], true), 'ɐ kˈɑː ɪn ðə wˈɔtə')
  })

  test('has a line in capitals as shouted, not spelled', () => {
    assert.equal(ipaOf('STOP THE CAR'), ipaOf('stop the car'))
  })
})
