// The model's notation of pinyin: an initial, a final with a tone arrow after the vowel, nothing for the neutral tone.

const INITIALS: Record<string, string> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
}

/** The digit is where the tone goes. */
const FINALS: Record<string, string> = {
  a: 'a0',
  ai: 'ai0',
  an: 'a0n',
  ang: 'a0ŋ',
  ao: 'au0',
  e: 'ɤ0',
  ei: 'ei0',
  en: 'ə0n',
  eng: 'ə0ŋ',
  er: 'ɚ0',
  i: 'i0',
  ia: 'ja0',
  ian: 'jɛ0n',
  iang: 'ja0ŋ',
  iao: 'jau0',
  ie: 'je0',
  in: 'i0n',
  ing: 'i0ŋ',
  io: 'jɔ0',
  iong: 'jʊ0ŋ',
  iou: 'jou0',
  o: 'wo0',
  ong: 'ʊ0ŋ',
  ou: 'ou0',
  u: 'u0',
  ua: 'wa0',
  uai: 'wai0',
  uan: 'wa0n',
  uang: 'wa0ŋ',
  uei: 'wei0',
  uen: 'wə0n',
  ueng: 'wə0ŋ',
  uo: 'wo0',
  ü: 'y0',
  üe: 'ɥe0',
  üan: 'ɥɛ0n',
  ün: 'y0n',
  // The vowel of zhi, chi, shi, ri, zi, ci, si.
  '-i': 'ɨ0',
}

/** Syllables that are only a consonant, or a vowel nothing else has. */
const WHOLE: Record<string, string> = { m: 'm0', n: 'n0', ng: 'ŋ0', hm: 'xm0', hng: 'xŋ0', ê: 'ɛ0', o: 'ɔ0', eh: 'ɛ0' }

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
