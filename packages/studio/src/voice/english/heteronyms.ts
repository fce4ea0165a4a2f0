// Words with one spelling and several pronunciations, distinguished by their neighbours.

type Said = { noun: string; verb: string }

/** Verb or not, in the dictionary's alphabet; `noun` also stands for an adjective. */
const BY_PART: Record<string, Said> = {
  use: { noun: 'Y UW1 S', verb: 'Y UW1 Z' },
  uses: { noun: 'Y UW1 S IH0 Z', verb: 'Y UW1 Z IH0 Z' },
  live: { noun: 'L AY1 V', verb: 'L IH1 V' },
  lives: { noun: 'L AY1 V Z', verb: 'L IH1 V Z' },
  close: { noun: 'K L OW1 S', verb: 'K L OW1 Z' },
  house: { noun: 'HH AW1 S', verb: 'HH AW1 Z' },
  excuse: { noun: 'IH0 K S K Y UW1 S', verb: 'IH0 K S K Y UW1 Z' },
  abuse: { noun: 'AH0 B Y UW1 S', verb: 'AH0 B Y UW1 Z' },
  record: { noun: 'R EH1 K ER0 D', verb: 'R IH0 K AO1 R D' },
  records: { noun: 'R EH1 K ER0 D Z', verb: 'R IH0 K AO1 R D Z' },
  present: { noun: 'P R EH1 Z AH0 N T', verb: 'P R IH0 Z EH1 N T' },
  presents: { noun: 'P R EH1 Z AH0 N T S', verb: 'P R IH0 Z EH1 N T S' },
  object: { noun: 'AA1 B JH EH0 K T', verb: 'AH0 B JH EH1 K T' },
  project: { noun: 'P R AA1 JH EH0 K T', verb: 'P R AH0 JH EH1 K T' },
  produce: { noun: 'P R OW1 D UW0 S', verb: 'P R AH0 D UW1 S' },
  refuse: { noun: 'R EH1 F Y UW2 Z', verb: 'R IH0 F Y UW1 Z' },
  desert: { noun: 'D EH1 Z ER0 T', verb: 'D IH0 Z ER1 T' },
  contract: { noun: 'K AA1 N T R AE2 K T', verb: 'K AH0 N T R AE1 K T' },
  conduct: { noun: 'K AA1 N D AH0 K T', verb: 'K AH0 N D AH1 K T' },
  conflict: { noun: 'K AA1 N F L IH0 K T', verb: 'K AH0 N F L IH1 K T' },
  permit: { noun: 'P ER1 M IH2 T', verb: 'P ER0 M IH1 T' },
  increase: { noun: 'IH1 N K R IY2 S', verb: 'IH0 N K R IY1 S' },
  decrease: { noun: 'D IY1 K R IY2 S', verb: 'D IH0 K R IY1 S' },
  import: { noun: 'IH1 M P AO2 R T', verb: 'IH0 M P AO1 R T' },
  export: { noun: 'EH1 K S P AO2 R T', verb: 'IH0 K S P AO1 R T' },
  insult: { noun: 'IH1 N S AH2 L T', verb: 'IH0 N S AH1 L T' },
  perfect: { noun: 'P ER1 F IH2 K T', verb: 'P ER0 F EH1 K T' },
  subject: { noun: 'S AH1 B JH IH0 K T', verb: 'S AH0 B JH EH1 K T' },
  separate: { noun: 'S EH1 P R AH0 T', verb: 'S EH1 P ER0 EY2 T' },
  estimate: { noun: 'EH1 S T AH0 M AH0 T', verb: 'EH1 S T AH0 M EY2 T' },
  graduate: { noun: 'G R AE1 JH AH0 W AH0 T', verb: 'G R AE1 JH AH0 W EY2 T' },
  rebel: { noun: 'R EH1 B AH0 L', verb: 'R IH0 B EH1 L' },
  progress: { noun: 'P R AA1 G R EH2 S', verb: 'P R AH0 G R EH1 S' },
  protest: { noun: 'P R OW1 T EH2 S T', verb: 'P R AH0 T EH1 S T' },
  transport: { noun: 'T R AE1 N S P AO2 R T', verb: 'T R AE0 N S P AO1 R T' },
  upset: { noun: 'AH0 P S EH1 T', verb: 'AH0 P S EH1 T' },
  wind: { noun: 'W IH1 N D', verb: 'W AY1 N D' },
  tear: { noun: 'T IH1 R', verb: 'T EH1 R' },
  tears: { noun: 'T IH1 R Z', verb: 'T EH1 R Z' },
  lead: { noun: 'L IY1 D', verb: 'L IY1 D' },
  content: { noun: 'K AA1 N T EH0 N T', verb: 'K AH0 N T EH1 N T' },
  minute: { noun: 'M IH1 N AH0 T', verb: 'M IH1 N AH0 T' },
  invalid: { noun: 'IH0 N V AE1 L AH0 D', verb: 'IH0 N V AE1 L AH0 D' },
  bow: { noun: 'B OW1', verb: 'B AW1' },
  row: { noun: 'R OW1', verb: 'R OW1' },
  bass: { noun: 'B EY1 S', verb: 'B EY1 S' },
  wound: { noun: 'W UW1 N D', verb: 'W AW1 N D' },
  does: { noun: 'D AH1 Z', verb: 'D AH1 Z' },
  dove: { noun: 'D AH1 V', verb: 'D OW1 V' },
  resume: { noun: 'R EH1 Z AH0 M EY2', verb: 'R IH0 Z UW1 M' },
  address: { noun: 'AE1 D R EH2 S', verb: 'AH0 D R EH1 S' },
  research: { noun: 'R IY1 S ER0 CH', verb: 'R IY1 S ER0 CH' },
  attribute: { noun: 'AE1 T R AH0 B Y UW2 T', verb: 'AH0 T R IH1 B Y UW0 T' },
  extract: { noun: 'EH1 K S T R AE2 K T', verb: 'IH0 K S T R AE1 K T' },
  contest: { noun: 'K AA1 N T EH0 S T', verb: 'K AH0 N T EH1 S T' },
  console: { noun: 'K AA1 N S OW0 L', verb: 'K AH0 N S OW1 L' },
}

/** More often a verb if the neighbours do not decide. */
const USUALLY_VERB = new Set(['use', 'live', 'lives', 'refuse', 'produce', 'resume', 'close', 'excuse', 'separate'])

const BEFORE_VERB = new Set(
  "to will would can could should must may might shall i you we they who not don't didn't won't can't cannot couldn't wouldn't let let's please never always also often usually still he she it that and then".split(
    ' ',
  ),
)
const BEFORE_NOUN = new Set(
  "the a an this that's these those my your his her its our their of in on for with no any some every each at by from as is are was be new old good great first second last next one very so too more most full world's own such daily common".split(
    ' ',
  ),
)
const PAST = new Set(
  "have has had having was were been being be already just yesterday i've you've we've they've he'd she'd i'd never ever often widely".split(
    ' ',
  ),
)

/** The pronunciation by context, in the dictionary's alphabet; undefined for other words. */
export function pronounceHeteronym(word: string, before: string, after: string): string | undefined {
  if (word === 'read') return PAST.has(before) || after === 'by' ? 'R EH1 D' : 'R IY1 D'
  if (word === 'used') return after === 'to' && !BEFORE_PASSIVE.has(before) ? 'Y UW1 S T' : 'Y UW1 Z D'
  if (word === 'lead' && /^(?:pipe|pipes|poisoning|paint|metal|acid|pencil)$/.test(after)) return 'L EH1 D'
  if (
    word === 'live' &&
    /^(?:music|show|shows|stream|streams|streaming|concert|broadcast|audience|tv|video|news|performance|performances|event|events|band|animals|wire|demo|chat|from)$/.test(
      after,
    )
  ) {
    return 'L AY1 V'
  }
  const said = Object.hasOwn(BY_PART, word) ? BY_PART[word] : undefined
  if (!said) return undefined
  if (word === 'live' && /^(?:go|goes|going|went|watch|streamed)$/.test(before)) return said.noun
  if (word === 'close' && (after === 'to' || /^(?:so|too|very|how|pretty)$/.test(before))) return said.noun
  if (BEFORE_NOUN.has(before)) return said.noun
  if (BEFORE_VERB.has(before)) return said.verb
  if (before === '' && /^(?:the|a|an|your|my|it|this|that|these|those|our|me|us)$/.test(after)) return said.verb
  return USUALLY_VERB.has(word) && before !== '' ? said.verb : said.noun
}

const BEFORE_PASSIVE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being', 'can', 'it', 'commonly', 'often'])
