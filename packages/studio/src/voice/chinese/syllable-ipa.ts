import { voiceData } from '../voice-data.ts'

// The model's notation of pinyin: an initial, a final with a tone arrow after the vowel, nothing for the neutral tone.

const { initials: INITIALS, finals: FINALS, whole: WHOLE } = voiceData('chinese')
const TONES = ['', '→', '↗', '↓', '↘', '']

/** The model's signs for one syllable, such as `zhong1`; undefined for an invalid syllable. */
export function syllableToIpa(syllable: string, withErhua = false): string | undefined {
  const match = /^([a-zêüv:]+)([0-5]?)$/.exec(syllable.toLowerCase())
  if (!match) return undefined
  const [, letters = '', tone = '0'] = match
  const plain = letters.replaceAll(/u:|v/g, 'ü')
  const pattern = WHOLE[plain] ?? spelledOut(plain)
  if (pattern === undefined) return undefined
  return (withErhua ? erhuaOf(pattern) : pattern).replace('0', TONES[Number(tone)] ?? '')
}

function spelledOut(letters: string): string | undefined {
  const [initial, rest] = splitInitial(letters)
  const final = FINALS[fullFinalOf(initial, rest)]
  return final === undefined ? undefined : (INITIALS[initial] ?? '') + final
}

function splitInitial(letters: string): [string, string] {
  const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcs])(?=.)/.exec(letters)?.[0] ?? ''
  return [initial, letters.slice(initial.length)]
}

/** Undoes the spelling rules: yi, wu, yu at the beginning, iu, ui, un, and ü without dots after j, q, x. */
function fullFinalOf(initial: string, rest: string): string {
  if (initial === '') {
    if (rest.startsWith('yu')) return `ü${rest.slice(2)}`
    if (rest.startsWith('yi')) return rest.slice(1)
    if (rest.startsWith('y')) return rest === 'you' ? 'iou' : `i${rest.slice(1)}`
    if (rest.startsWith('wu')) return 'u'
    if (rest.startsWith('w')) return { wei: 'uei', wen: 'uen', weng: 'ueng' }[rest] ?? `u${rest.slice(1)}`
    return rest
  }
  if (/^[jqx]$/.test(initial) && rest.startsWith('u')) return `ü${rest.slice(1)}`
  if (rest === 'i' && /^(?:zh|ch|sh|[rzcs])$/.test(initial)) return '-i'
  return { iu: 'iou', ui: 'uei', un: 'uen', ue: 'üe' }[rest] ?? rest
}

/** Erhua: a final n or i is dropped, and the tone stays on the vowel. */
function erhuaOf(pattern: string): string {
  if (/(?:ɨ0|ə0n|ei0)$/.test(pattern)) return pattern.replace(/(?:ɨ0|ə0n|ei0)$/, 'ɚ0')
  return `${pattern.replace(/ai0$/, 'a0').replace(/0[nŋ]$/, '0')}ɚ`
}
