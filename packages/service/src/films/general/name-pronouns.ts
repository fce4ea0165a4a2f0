type Somebody = { words: string; gender: 'female' | 'male' | 'any' }

const PEOPLE =
  'woman|women|lady|girl|mother|grandmother|queen|princess|bride|actress|man|men|gentleman|boy|father|grandfather|king|prince|groom|sailor|dancer|singer|child|children|person|people|couple|driver|farmer|chef|teacher|doctor|dog|cat|horse|bird|fox|rabbit|bear|robot|astronaut'
/** Who a scene introduces, with what is worn: `a young woman in a red dress`; after a name, `Marco, a man in a suit, `. */
const INTRODUCED = new RegExp(
  `^(?:[^,]{1,30},\\s)?((?:an?|the|my|our|two|three)\\s(?:[\\w-]+\\s){0,3}?(?:${PEOPLE})\\b(?:\\s(?:in|with|wearing)\\s(?:an?\\s)?(?:[\\w-]+\\s){0,2}?(?:dress|coat|suit|hat|jacket|shirt|uniform|robe|cloak|raincoat|sweater|scarf|beard|hair|glasses)){0,3})`,
  'iu',
)
const INTRODUCED_ZH =
  /((?:[一两三](?:位|个|名|只|条|匹)|我的)[^，。]{0,14}?(?:女孩|女人|女士|姑娘|奶奶|母亲|妈妈|男孩|男人|先生|爷爷|父亲|爸爸|老人|孩子|少年|少女|宇航员|猫|狗|马|狐狸|兔子|机器人))/u
const FEMALE =
  /\b(?:wom[ae]n|lady|girl|mother|grandmother|queen|princess|bride|actress)\b|女|姑娘|奶奶|母亲|妈妈|少女/iu
const MALE = /\b(?:m[ae]n|gentleman|boy|father|grandfather|king|prince|groom)\b|男|先生|爷爷|父亲|爸爸|少年/iu

const PRONOUN = /^(she|he|it|they)\s|^([她他它]们?)/iu
const PLURAL = /^(?:they|[她他它]们)$/iu
/** Whom something is done with or to: `sits beside her and…`, but not `beside her house`. */
const OBJECT =
  /\b(beside|with|behind|before|to|towards|near|at|follows|meets|hugs|kisses|sees|helps|after)\s(her|him)(?=$|[,.;]|\s(?:and|in|on|at|by|while|as|with|under|through|along|from|to)\b)/giu
const OBJECT_ZH = /(对|和|跟|向|给|陪|陪着|抱住|拥抱|追上|遇见|看着|牵着)([她他])(?![们的])/gu
const GENDERS: Readonly<Record<string, Somebody['gender']>> = { she: 'female', 她: 'female', he: 'male', 他: 'male' }

/**
 * Says who is meant where a scene begins with a pronoun: each is filmed by itself, and nobody knows there who was in the one
 * before.
 */
export function namePronouns(scenes: readonly string[]): string[] {
  const introduced: Somebody[] = []
  return scenes.map(text => {
    const [whole = '', english, chinese] = PRONOUN.exec(text) ?? []
    const pronoun = (english ?? chinese ?? '').toLowerCase()
    const meant = whole ? meantBy(pronoun, introduced) : []
    if (meant.length > 0) {
      const who = meant
        .map(({ words }, at) => (at > 0 && english ? lower(words) : words))
        .join(english ? ' and ' : '和')
      return nameObjects(`${who}${english ? ' ' : ''}${text.slice(whole.length)}`, introduced, meant)
    }
    const words = INTRODUCED.exec(text)?.[1] ?? INTRODUCED_ZH.exec(text)?.[1]
    const others = [...introduced]
    if (words) introduced.push({ words, gender: FEMALE.test(words) ? 'female' : MALE.test(words) ? 'male' : 'any' })
    return nameObjects(text, others, [])
  })
}

/** Of several who were named the last that it can be; `they` are the last two. */
function meantBy(pronoun: string, introduced: readonly Somebody[]): Somebody[] {
  if (PLURAL.test(pronoun)) {
    const last = introduced.at(-1)
    return last && MANY.test(last.words) ? [last] : introduced.slice(-2)
  }
  const gender = GENDERS[pronoun] ?? 'any'
  const one = introduced.findLast(each => gender === 'any' || each.gender === gender || each.gender === 'any')
  return one ? [one] : []
}

/** Are several by themselves. */
const MANY = /^(?:two|three)\b|\b(?:children|people|couple|women|men)\b|^[两三]/iu

const lower = (words: string): string => words.replace(/^(?:An?|The|My|Our|Two|Three)\b/u, first => first.toLowerCase())

/** Whoever is not the one who does it. */
function nameObjects(text: string, introduced: readonly Somebody[], doers: readonly Somebody[]): string {
  const others = introduced.filter(one => !doers.includes(one))
  const named = (whole: string, before: string, pronoun: string, gap: string): string => {
    const gender = OBJECT_GENDERS[pronoun.toLowerCase()]
    const meant = others.findLast(one => one.gender === gender)
    return meant ? `${before}${gap}${lower(meant.words)}` : whole
  }
  return text
    .replaceAll(OBJECT, (whole, before: string, pronoun: string) => named(whole, before, pronoun, ' '))
    .replaceAll(OBJECT_ZH, (whole, before: string, pronoun: string) => named(whole, before, pronoun, ''))
}

const OBJECT_GENDERS: Readonly<Record<string, Somebody['gender']>> = {
  her: 'female',
  她: 'female',
  him: 'male',
  他: 'male',
}
