import { voiceData } from '../voice-data.ts'

// Converts the dictionary's alphabet to the model's: one sign for each diphthong and affricate, stress directly before
// the vowel.

const { sounds: SOUNDS } = voiceData('english')
const STRESS = ['', 'ˈ', 'ˌ']

export function arpabetToIpa(arpabet: string): string {
  const ipa = arpabet.split(' ').map(ipaOfSound).join('')
  return relaxIpa(ipa)
}

function ipaOfSound(sound: string): string {
  const stress = Number(/\d$/.exec(sound)?.[0] ?? 0)
  const name = sound.replace(/\d$/, '')
  // Unstressed, two vowels are weaker than written.
  if (sound === 'AH0') return 'ə'
  if (sound === 'ER0') return 'əɹ'
  return (STRESS[stress] ?? '') + (SOUNDS[name] ?? '')
}

const VOWEL = '[AIOWYiuæɑɔəɛɜɪʊʌ]'

/** American: a t between vowels is a tap, and a final -el or -en after a consonant has almost no vowel. */
export function relaxIpa(ipa: string): string {
  return ipa
    .replaceAll('iɹ', 'ɪɹ')
    .replaceAll(new RegExp(`(?<=${VOWEL}ɹ?)t(?=(?:[iəɪ]|O$))`, 'gu'), 'T')
    .replace(/(?<=[bpfvtTdszʃʒʧʤkɡθð])ə(?=l$)/u, 'ᵊ')
    .replace(/(?<=[tdsz])ə(?=n$)/u, 'ᵊ')
}

/** British voices use another set: no r before a consonant, rounder o, long vowels marked. */
export function toBritish(ipa: string): string {
  return ipa
    .replaceAll('T', 't')
    .replaceAll('O', 'Q')
    .replaceAll('ᵻ', 'ɪ')
    .replaceAll(/ɔɹ(?![AIQWYiuæɑɔəɛɜɪʊʌ])/gu, 'ɔː')
    .replaceAll(/ɔɹ/gu, 'ɔːɹ')
    .replaceAll(/ɑɹ(?![AIQWYiuæɑɔəɛɜɪʊʌˈˌ])/gu, 'ɑː')
    .replaceAll(/ɑ(?![ːɹ])/gu, 'ɒ')
    .replaceAll(/ɜɹ(?![AIQWYiuæɑɔəɛɜɪʊʌ])/gu, 'ɜː')
    .replaceAll(/ɜɹ/gu, 'ɜːɹ')
    .replaceAll(/əɹ(?![AIQWYiuæɑɔəɛɜɪʊʌˈˌ])/gu, 'ə')
    .replaceAll(/ɛɹ(?![AIQWYiuæɑɔəɛɜɪʊʌˈˌ])/gu, 'ɛː')
    .replaceAll(/ɪɹ(?![AIQWYiuæɑɔəɛɜɪʊʌˈˌ])/gu, 'ɪə')
    .replaceAll(/ʊɹ(?![AIQWYiuæɑɔəɛɜɪʊʌˈˌ])/gu, 'ʊə')
    .replaceAll(/([ˈˌ])i/gu, '$1iː')
    .replaceAll(/([ˈˌ])u/gu, '$1uː')
    .replaceAll('æ', 'a')
}
