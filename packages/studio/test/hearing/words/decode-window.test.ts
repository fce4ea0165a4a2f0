import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { decodeWindow, readOpening } from '../../../src/hearing/words/decode-window.ts'
import { MAX_TOKENS, TOKENS, type WindowDecoder } from '../../../src/hearing/words/open-whisper.ts'
import { SUPPRESSED_TOKENS } from '../../../src/hearing/words/suppressed-tokens.ts'
import {
  END,
  FIRST_TIME,
  findLanguageToken,
  NO_SPEECH,
  START,
  TIME_SECONDS,
  tokenLanguage,
  TRANSCRIBE,
} from '../../../src/hearing/words/tokens.ts'
import { seededRandom } from '../../../../media/src/core/seeded-random.ts'

const EN = findLanguageToken('en')!
const WORD = 2_000
const time = (seconds: number): number => FIRST_TIME + Math.round(seconds / TIME_SECONDS)

/** A recogniser that likes these tokens, step by step, the first of a step most; it keeps what it was given. */
function liking(steps: readonly (readonly number[])[]): WindowDecoder & { given: number[][] } {
  let at = 0
  const given: number[][] = []
  return {
    given,
    next: tokens => {
      given.push([...tokens])
      const logits = new Float32Array(TOKENS)
      for (const [rank, token] of (steps[at++] ?? [END]).entries()) logits[token] = 30 - rank
      return Promise.resolve({ logits, attention: [] })
    },
  }
}

const told = async (steps: readonly (readonly number[])[], temperature = 0): Promise<number[]> => {
  const { tokens } = await decodeWindow(liking(steps), { language: EN, temperature, chance: seededRandom(1) })
  return tokens.map(({ token }) => token)
}

describe('the decoded tokens', () => {
  test('begin with the language and the task', async () => {
    const decoder = liking([[time(0)], [WORD], [time(1)], [END]])
    await decodeWindow(decoder, { language: EN, chance: seededRandom(1) })
    assert.deepEqual(decoder.given, [[START, EN, TRANSCRIBE], [time(0)], [WORD], [time(1)]])
  })

  test('are the most likely each time, up to the end', async () => {
    assert.deepEqual(await told([[time(0)], [WORD, WORD + 1], [time(1)], [END, WORD]]), [time(0), WORD, time(1)])
  })

  test('open with a time within the first second', async () => {
    assert.deepEqual(await told([[WORD, time(7), time(0.5)], [WORD], [END]]), [time(0.5), WORD])
  })

  test('have no special sign', async () => {
    const [sign] = SUPPRESSED_TOKENS
    assert.deepEqual(await told([[time(0)], [sign!, WORD], [END]]), [time(0), WORD])
  })

  test('have times in pairs that never decrease', async () => {
    // Right behind the time that opens comes text, and the text ends after it began.
    assert.deepEqual(
      await told([[time(0.4)], [time(0.6), WORD], [time(0.2), time(2)], [time(1), time(2)], [WORD], [END]]),
      [time(0.4), WORD, time(2), time(2), WORD],
    )
  })

  test('have another time or the end after a time that ends a text', async () => {
    assert.deepEqual(await told([[time(0)], [WORD], [time(1)], [WORD, time(1)], [WORD], [END]]), [
      time(0),
      WORD,
      time(1),
      time(1),
      WORD,
    ])
  })

  test('have a time if all times together are more likely than any word', async () => {
    let at = 0
    const torn: WindowDecoder = {
      next: () => {
        const logits = new Float32Array(TOKENS).fill(-40)
        const step = at++
        if (step === 0) logits[time(0)] = 10
        else if (step === 1) logits[WORD] = 10
        else if (step === 2) {
          logits[WORD] = 10
          for (let second = 1; second < 1.2; second += 0.02) logits[time(second)] = 9
        } else logits[END] = 10
        return Promise.resolve({ logits, attention: [] })
      },
    }
    const { tokens } = await decodeWindow(torn, { language: EN, chance: seededRandom(1) })
    assert.ok(tokens[2]!.token >= FIRST_TIME)
  })

  test('stop at half of the limit', async () => {
    const endless = Array.from({ length: MAX_TOKENS }, (_, at) => (at === 0 ? [time(0)] : [WORD]))
    assert.equal((await told(endless)).length, MAX_TOKENS / 2)
  })

  test('are drawn from the likely ones by chance with a temperature', async () => {
    const even: WindowDecoder = {
      next: () => {
        const logits = new Float32Array(TOKENS).fill(-40)
        logits[time(0)] = 10
        logits[WORD] = 10
        logits[WORD + 1] = 10
        logits[END] = 9
        return Promise.resolve({ logits, attention: [] })
      },
    }
    const chance = seededRandom(3)
    const { tokens } = await decodeWindow(even, { language: EN, temperature: 0.8, chance })
    const words = new Set(tokens.map(({ token }) => token).filter(token => token < END))
    assert.ok(words.size === 2 || tokens.length < 4, [...words].join())
  })
})

describe('the confidence', () => {
  test('is the mean over the words, without the times', async () => {
    const sure = await decodeWindow(liking([[time(0)], [WORD], [time(1)], [END]]), {
      language: EN,
      chance: seededRandom(1),
    })
    assert.ok(sure.confidence > -0.01)
    const none = await decodeWindow(liking([[time(0)], [END]]), { language: EN, chance: seededRandom(1) })
    assert.equal(none.confidence, 0)
  })

  test('of every token is between 0 and 1', async () => {
    const { tokens } = await decodeWindow(liking([[time(0)], [WORD, WORD + 1], [time(1)]]), {
      language: EN,
      chance: seededRandom(1),
    })
    for (const { likelihood } of tokens) assert.ok(likelihood > 0 && likelihood <= 1)
    assert.ok(Math.abs(tokens[1]!.likelihood - 1 / (1 + Math.exp(-1))) < 1e-3, 'the next likely takes its share')
  })
})

describe('the opening', () => {
  test('gives the most likely language and the probability of no speech', async () => {
    const opening = await readOpening(liking([[findLanguageToken('fr')!, EN, NO_SPEECH]]))
    assert.equal(tokenLanguage(opening.language), 'fr')
    assert.ok(Math.abs(opening.languageLikelihood - Math.E / (1 + Math.E)) < 1e-3)
    assert.ok(opening.silence > 0.05 && opening.silence < 0.2, `${opening.silence}`)
  })
})

test('languages are named by their tags, without their countries', () => {
  assert.equal(findLanguageToken('zh-CN'), findLanguageToken('zh'))
  assert.equal(findLanguageToken('EN_us'), EN)
  for (const tag of ['', 'xx', '-']) assert.equal(findLanguageToken(tag), undefined, tag)
  assert.equal(tokenLanguage(findLanguageToken('ja')!), 'ja')
  assert.equal(tokenLanguage(3), '')
})
