import type { Quoted } from '@kinora/media/language/find-quotes'

const [SHIRTS, HAN_SHIRTS] = ['(?:jersey|shirt|vest|kit|uniform|bib)', '(?:球衣|队服|球服|背心|T恤|球员|队员|选手)']

/** Numbers on the clothes of players, without quotation marks: `the number 10 on his jersey`, 10号球衣. */
const NUMBERS: readonly RegExp[] = [
  new RegExp(String.raw`(?:\bnumber|\bno\.?|#)\s?(?<text>\d{1,3})\b(?=[^,，.。;；!?"“]{0,24}\b${SHIRTS}s?\b)`, 'dgiu'),
  new RegExp(String.raw`\b${SHIRTS}s?\b[^,，.。;；!?"“]{0,24}?(?:\bnumber|\bno\.?|#)\s?(?<text>\d{1,3})\b`, 'dgiu'),
  new RegExp(String.raw`(?<text>\d{1,3})\s?号(?:码)?(?=的?\p{Script=Han}{0,3}${HAN_SHIRTS})`, 'dgu'),
  new RegExp(
    String.raw`${HAN_SHIRTS}\p{Script=Han}{0,6}(?:号码|号|数字|印着|印有|写着)\p{Script=Han}{0,2}\s?(?<text>\d{1,3})`,
    'dgu',
  ),
  /[印写绣][着有](?:数字|号码)?\s?(?<text>\d{1,3})号?(?=的)/dgu,
]

/** The distinct numbers on clothes, at their positions in the prompt. */
export function findWornNumbers(prompt: string): Quoted[] {
  const found = new Map<number, Quoted>()
  for (const pattern of NUMBERS)
    for (const { indices } of prompt.matchAll(pattern)) {
      const [from, to] = indices!.groups!['text']!
      found.set(from, { text: prompt.slice(from, to), from, to })
    }
  return [...found.values()].sort((a, b) => a.from - b.from)
}
